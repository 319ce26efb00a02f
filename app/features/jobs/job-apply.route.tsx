import './jobs.css';
import { useState } from 'react';
import { Link } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { useFirstLook } from '#app/components/first-look.ts';
import { useFormatters } from '#app/components/formatters.ts';
import { DataList, useList } from '#app/components/list/data-list.tsx';
import { useRecords } from '#app/components/list/use-records.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button, IconButton } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/dialog/dialog.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Column } from '#app/ui/list/table.tsx';
import { Status } from '#app/ui/status/status.tsx';
import type { AppliedJob } from '#mock-api/records/job.ts';
import type { Route } from './+types/job-apply.route';
import { type Application, applicationCalls, jobPages, type Letter, letterFields, statusLabels, tones, toStatusFilter, toTypeFilter } from './job.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { applied: load(toData(api.jobApply.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/job-apply`: what one has applied for, to be followed, corrected or taken back. */
export default function JobApplyPage({ loaderData }: Route.ComponentProps) {
  return <Applications {...loaderData} />;
}

export function HydrateFallback() {
  return <Applications {...useFirstLook<typeof clientLoader>()} />;
}

function Applications({ applied }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="Your applications" note="Jobs, companies and candidates are invented. Nobody is hired." pages={jobPages} pagesLabel="Jobs">
      <LoadedPart loading={applied} skeleton={['rows']} missing="The applications could not be loaded.">
        {(loaded) => <ApplicationList loaded={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

function ApplicationList({ loaded }: { loaded: readonly AppliedJob[] }) {
  const text = useText();
  const { t } = text;
  const format = useFormatters();
  const [refused, setRefused] = useState<Letter>();
  const records = useRecords<Application, AppliedJob>({
    loaded,
    calls: applicationCalls,
    toRow: (values, id) => ({ ...values, id, no: 0, jobTitle: '', companyName: '', type: 'Full Time', applyDate: '', status: 'New' }),
    nameOf: ({ jobTitle }) => t('Application for {{name}}', { name: jobTitle }),
  });
  const columns: readonly Column<AppliedJob>[] = [
    {
      key: 'title',
      lang: 'en',
      label: t('Job title'),
      sort: ({ jobTitle }) => jobTitle,
      cell: ({ job, jobTitle }) => <Link to={`/job-details/${job}`}>{jobTitle}</Link>,
    },
    { key: 'number', label: t('No.'), isNumber: true, sort: ({ no }) => no, cell: ({ no }) => `#${no}` },
    { key: 'company', label: t('Company'), sort: ({ companyName }) => companyName, cell: ({ companyName }) => companyName },
    { key: 'type', label: t('Type'), sort: ({ type }) => t(type), cell: ({ type }) => t(type) },
    {
      key: 'day',
      label: t('Applied on'),
      className: 'job-day',
      sort: ({ applyDate }) => applyDate,
      isNamedInCard: true,
      cell: ({ applyDate }) => format.day(applyDate),
    },
    { key: 'cv', label: t('Curriculum vitae'), from: 'medium', text: ({ cv }) => cv, cell: ({ cv }) => cv },
    {
      key: 'status',
      label: t('Status'),
      sort: ({ status }) => t(statusLabels[status]),
      cell: ({ status }) => <Status tone={tones[status]}>{t(statusLabels[status])}</Status>,
    },
  ];
  const list = useList(records.rows, {
    name: 'applied-jobs',
    columns,
    filters: [toTypeFilter(text), toStatusFilter(text)],
    initialSort: '-day',
    card: ['title', 'status', 'company', 'type', 'cv', 'number', 'day'],
    keyOf: ({ id }) => String(id),
    textOf: ({ jobTitle, companyName, cv }) => [jobTitle, companyName, cv].join(' '),
  });
  const edited = records.rows.find(({ id }) => String(id) === list.view.edit);
  const open = (id?: number) => list.change({ edit: id === undefined ? undefined : String(id) });
  const close = () => {
    setRefused(undefined);
    open();
  };
  const save = (id: number, values: Letter) => {
    close();
    const again = () => {
      setRefused(values);
      open(id);
    };
    void records.update(id, values, { again });
  };
  return (
    <>
      <DataList
        caption={t('Your applications')}
        list={list}
        empty={t('You have not applied for a job.')}
        bulkActions={[{ label: t('Take back'), run: (rows) => void records.remove(rows) }]}
        actionsOf={(row) => (
          <>
            <IconButton label={t('Edit {{name}}', { name: records.nameOf(row) })} onClick={() => open(row.id)}>
              <Icon name="edit" size={16} />
            </IconButton>
            <IconButton label={t('Take back: {{name}}', { name: row.jobTitle })} onClick={() => void records.remove([row])}>
              <Icon name="bin" size={16} />
            </IconButton>
          </>
        )}
      >
        <Button as={Link} to="/job-grid" isPrimary>
          {t('Find a job')}
          <Icon name="search" size={16} />
        </Button>
      </DataList>
      {edited && (
        <Dialog title={records.nameOf(edited)} isWide onClose={close}>
          <RecordForm fields={letterFields} value={refused ?? edited} saveLabel={t('Save')} onSave={(values) => save(edited.id, values)}>
            <Button onClick={close}>{t('Cancel')}</Button>
          </RecordForm>
        </Dialog>
      )}
    </>
  );
}
