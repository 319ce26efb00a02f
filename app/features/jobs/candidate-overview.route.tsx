import './jobs.css';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { Chips } from '#app/components/chips.tsx';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { ExperienceList, Person } from '#app/components/section/person.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { useRecordName } from '#app/components/section/use-record-name.ts';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Candidate, Job } from '#mock-api/records/job.ts';
import type { Route } from './+types/candidate-overview.route';
import { countShared, isOpen, jobPages, rankByFit } from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { init: { signal: request.signal } };
  return { candidate: load(toData(api.candidate[':id'].$get({ param: { id } }, init))), jobs: load(toData(api.jobs.$get({}, init))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/candidate-overview/:id`: what somebody can do, and which open jobs ask for it. */
export default function CandidateOverviewPage({ loaderData, params }: Route.ComponentProps) {
  return <CandidateOverview key={params.id} {...loaderData} />;
}

export function HydrateFallback() {
  return <CandidateOverview {...useFirstLook<typeof clientLoader>()} />;
}

function CandidateOverview({ candidate, jobs }: Partial<Route.ComponentProps['loaderData']>) {
  const name = useRecordName(candidate, (one) => one.name);
  return (
    <SectionFrame
      title="Candidate"
      name={name}
      note="Jobs, companies and candidates are invented. Nobody is hired."
      pages={jobPages}
      pagesLabel="Jobs"
    >
      <LoadedPart loading={candidate} skeleton={['figure', 'rows']} missing="The candidate could not be loaded.">
        {(loaded) => (
          <>
            <Resume candidate={loaded} />
            <LoadedPart loading={jobs} skeleton={['rows']} missing="The jobs could not be loaded.">
              {(all) => <FittingJobs candidate={loaded} jobs={all} />}
            </LoadedPart>
          </>
        )}
      </LoadedPart>
    </SectionFrame>
  );
}

function Resume({ candidate }: { candidate: Candidate }) {
  const { t, language } = useText();
  const format = useFormatters();
  const { name, designation, location, personalDetail, skills, email, phone, type, experience, availableFrom, languages, education, experiences } =
    candidate;
  const languageNames = new Intl.DisplayNames(language.tag, { type: 'language' });
  const facts = [
    [t('Years of experience'), format.count(experience)],
    [t('Type'), t(type)],
    [t('Available from'), format.day(availableFrom)],
    [t('Place'), location],
    [t('Languages'), languages.map((code) => languageNames.of(code) ?? code).join(', ')],
    [t('Education'), `${education.school}, ${education.timeDuration}`],
  ] as const;
  return (
    <>
      <Person name={name} designation={designation} personalDetail={personalDetail} facts={facts}>
        <Chips label={t('Skills')}>
          {skills.map((skill) => (
            <li key={skill}>
              <Link to={`/candidate-list?${new URLSearchParams({ find: skill })}`}>{skill}</Link>
            </li>
          ))}
        </Chips>
        <div className="job-actions">
          <Button as="a" href={`mailto:${email}`} isPrimary>
            {t('Write to {{name}}', { name })}
            <Icon name="arrow" size={16} />
          </Button>
          <Button as="a" href={`tel:${phone.replaceAll(' ', '')}`}>
            {phone}
          </Button>
        </div>
      </Person>
      <ExperienceList experiences={experiences} />
    </>
  );
}

function FittingJobs({ candidate, jobs }: { candidate: Candidate; jobs: readonly Job[] }) {
  const { t } = useText();
  const fitting = rankByFit(jobs.filter(isOpen), ({ skills }) => countShared(skills, candidate.skills));
  return (
    <section aria-labelledby="candidate-fit">
      <h2 id="candidate-fit">{t('Open jobs that fit')}</h2>
      {fitting.length === 0 && <p className="dim">{t('No open job asks for two of these skills.')}</p>}
      <ul className="job-fit fine-links">
        {fitting.map(({ id, jobTitle, companyName, location, skills }) => (
          <li key={id}>
            <Link to={`/job-details/${id}`} lang="en">
              {jobTitle}
            </Link>
            <span>
              {companyName}, {location}
            </span>
            <span className="dim">{skills.filter((skill) => candidate.skills.includes(skill)).join(', ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
