import './jobs.css';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { Chips } from '#app/components/chips.tsx';
import { toToday } from '#app/components/due-words.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { toSlug } from '#app/components/list/list-view.ts';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { Monogram } from '#app/components/monogram.tsx';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { type Fact, FactList } from '#app/components/section/person.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { useRecordName } from '#app/components/section/use-record-name.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useSession } from '#app/components/session/use-session.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Dialog, DialogActions } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { AppliedJob, Candidate, Job } from '#mock-api/records/job.ts';
import type { Route } from './+types/job-details.route';
import {
  type Applicant,
  type Application,
  applicantFields,
  applicationCalls,
  countDaysLeft,
  countShared,
  isOpen,
  jobPages,
  rankByFit,
  statusLabels,
  toExperience,
  tones,
} from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return {
    job: load(Promise.all([toData(api.job[':id'].$get({ param: { id } }, init)), toData(api.jobApply.$get({}, init))])),
    candidates: load(toData(api.candidates.$get({}, init))),
  };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/job-details/:id`: what a job is, who would fit, and the form to apply. */
export default function JobDetailsPage({ loaderData, params }: Route.ComponentProps) {
  return <JobDetails key={params.id} {...loaderData} />;
}

export function HydrateFallback() {
  return <JobDetails {...useFirstLook<typeof clientLoader>()} />;
}

function JobDetails({ job, candidates }: Partial<Route.ComponentProps['loaderData']>) {
  const name = useRecordName(job, ([{ jobTitle }]) => jobTitle);
  return (
    <SectionFrame title="Job" name={name} note="Jobs, companies and candidates are invented. Nobody is hired." pages={jobPages} pagesLabel="Jobs">
      <LoadedPart loading={job} skeleton={['figure', 'rows']} missing="The job could not be loaded.">
        {([loaded, applied]) => (
          <>
            <JobDescription job={loaded} applied={applied} />
            <LoadedPart loading={candidates} skeleton={['rows']} missing="The candidates could not be loaded.">
              {(all) => <FittingCandidates job={loaded} candidates={all} />}
            </LoadedPart>
          </>
        )}
      </LoadedPart>
    </SectionFrame>
  );
}

function JobDescription({ job, applied }: { job: Job; applied: readonly AppliedJob[] }) {
  const { t, tData, language } = useText();
  const format = useFormatters();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<Applicant>();
  const { id, jobId, jobTitle, companyName, location, type, experience, position, category, skills, postedDate, lastDate, status, description } = job;
  const records = useRecords<Application, AppliedJob>({
    loaded: applied,
    calls: applicationCalls,
    toRow: (values, row) => ({ ...values, id: row, no: 0, jobTitle, companyName, type, status, applyDate: toToday() }),
    nameOf: (one) => t('Application for {{name}}', { name: one.jobTitle }),
  });
  const application = records.rows.find((one) => one.job === id);
  const show = (isShown: boolean) => void navigate({ search: isShown ? '?apply' : '' }, { preventScrollReset: true });
  const apply = (values: Applicant) => {
    show(false);
    setRefused(undefined);
    const again = () => {
      setRefused(values);
      show(true);
    };
    void records.add({ ...values, job: id }, { again });
  };
  const days = countDaysLeft(lastDate);
  const inDays = new Intl.RelativeTimeFormat(language.tag, { numeric: 'auto' }).format(days, 'day');
  const toFiltered = (text: string, filter: Readonly<Record<string, string>>) => <Link to={`/job-list?${new URLSearchParams(filter)}`}>{text}</Link>;
  const facts: readonly Fact[] = [
    [t('Company'), toFiltered(companyName, { find: companyName })],
    [t('Place'), location],
    [t('Type'), t(type)],
    [t('Experience'), tData(toExperience(experience))],
    [t('Positions'), format.count(position)],
    [t('Category'), toFiltered(t(category), { category: toSlug(category) })],
    [t('Posted'), format.day(postedDate)],
    [t('Last day to apply'), format.day(lastDate)],
    [t('Job number'), jobId],
  ];
  return (
    <div className="job">
      <section className="job-text" aria-label={t('Description')}>
        <p className="job-state">
          <Status tone={tones[status]}>{t(statusLabels[status])}</Status>
          {isOpen(job) && days >= 0 && <strong>{t('Closes {{when}}', { when: inDays })}</strong>}
        </p>
        {description
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph} lang="en">
              {paragraph}
            </p>
          ))}
        {skills.length > 0 && (
          <Chips label={t('Skills')}>
            {skills.map((skill) => (
              <li key={skill} lang="en">
                {skill}
              </li>
            ))}
          </Chips>
        )}
        <div className="job-actions">
          {application ? (
            <>
              <p>
                <Icon name="check" size={16} />
                {t('You applied on {{day}}', { day: format.day(application.applyDate) })}
              </p>
              <Button as={Link} to="/job-apply">
                {t('See your applications')}
                <Icon name="arrow" size={16} />
              </Button>
              <Button onClick={() => void records.remove([application])}>{t('Take it back')}</Button>
            </>
          ) : isOpen(job) ? (
            <Button isPrimary onClick={() => show(true)}>
              {t('Apply now')}
              <Icon name="arrow" size={16} />
            </Button>
          ) : (
            <p>{t('This job is closed: it takes no more applications.')}</p>
          )}
          <Button as={Link} to={`/job-list?edit=${id}`}>
            {t('Edit the job')}
            <Icon name="edit" size={16} />
          </Button>
        </div>
      </section>
      <FactList facts={facts} />
      {query.has('apply') && (
        <ApplyDialog
          job={job}
          refusal={
            application ? 'You have applied for this job already.' : isOpen(job) ? undefined : 'This job is closed: it takes no more applications.'
          }
          refused={refused}
          onClose={() => show(false)}
          onApply={apply}
        />
      )}
    </div>
  );
}

interface ApplyDialogProps {
  readonly job: Job;
  /** Why nobody can apply here. */
  readonly refusal: Label | undefined;
  /** What was sent and refused: it is offered again. */
  readonly refused: Applicant | undefined;
  onClose(): void;
  onApply(values: Applicant): void;
}

function ApplyDialog({ job, refusal, refused, onClose, onApply }: ApplyDialogProps) {
  const { t } = useText();
  const account = useSession();
  const known = { name: account?.username ?? '', email: account?.email ?? '' };
  return (
    <Dialog title={t('Apply for {{name}}', { name: job.jobTitle })} isWide={!refusal} onClose={onClose}>
      {refusal ? (
        <>
          <p>{t(refusal)}</p>
          <DialogActions>
            <Button onClick={onClose}>{t('Close')}</Button>
            <Button as={Link} to="/job-apply">
              {t('See your applications')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <RecordForm fields={applicantFields} value={refused ?? known} saveLabel={t('Send the application')} onSave={onApply}>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </RecordForm>
      )}
    </Dialog>
  );
}

const MOST_CANDIDATES = 6;

function FittingCandidates({ job, candidates }: { job: Job; candidates: readonly Candidate[] }) {
  const { t } = useText();
  const fitting = rankByFit(candidates, ({ skills }) => countShared(job.skills, skills)).slice(0, MOST_CANDIDATES);
  return (
    <section aria-labelledby="job-fit">
      <h2 id="job-fit">{t('Candidates who fit')}</h2>
      {fitting.length === 0 && <p className="dim">{t('No candidate has two of these skills.')}</p>}
      <ul className="job-fit fine-links">
        {fitting.map(({ id, name, designation, location, skills }) => (
          <li key={id}>
            <Monogram name={name} />
            <Link to={`/candidate-overview/${id}`}>{name}</Link>
            <span>
              {designation}, {location}
            </span>
            <span className="dim">{job.skills.filter((skill) => skills.includes(skill)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
