import './projects.css';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { toToday } from '#app/components/due-words.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { FilesDrop } from '#app/components/record/files-drop.tsx';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import type { TeamMember } from '#mock-api/records/user.ts';
import type { Route } from './+types/projects-create.route';
import { projectPages } from './project-parts.tsx';
import { checkDates, type ProjectValues, projectCalls, toProjectFields } from './project-records.ts';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return { people: load(toData(api.users.$get({}, { init: { signal: request.signal } }))) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/projects-create`: the form of a new production. */
export default function ProjectsCreatePage({ loaderData }: Route.ComponentProps) {
  return <ProjectsCreate {...loaderData} />;
}

export function HydrateFallback() {
  return <ProjectsCreate />;
}

function ProjectsCreate({ people }: Partial<Route.ComponentProps['loaderData']>) {
  return (
    <SectionFrame title="New project" note="Productions and people are invented." pages={projectPages} pagesLabel="Project pages">
      <LoadedPart loading={people} skeleton={['form']} missing="The people could not be loaded.">
        {(loaded) => <ProjectForm people={loaded} />}
      </LoadedPart>
    </SectionFrame>
  );
}

const MAX_FILES = 8;

function ProjectForm({ people }: { people: readonly TeamMember[] }) {
  const { t, tData, language } = useText();
  const navigate = useNavigate();
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Each try is a form of its own: what was refused is typed in already. */
  const [tries, setTries] = useState<readonly ProjectValues[]>([]);
  const formatBytes = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const save = async (values: ProjectValues) => {
    const details = { projectDetails: { description: values.description, points: [] } };
    try {
      const added = await projectCalls.add({
        ...values,
        ...details,
        files: files.map((file) => ({ name: file.name, size: formatBytes(file.size) })),
      });
      void showToast({ text: t('{{name}} was added.', { name: added.name }), closeLabel: t('Close') });
      await navigate(`/projects-overview/${added.id}`);
    } catch (error) {
      setTries((before) => [...before, values]);
      void showToast({ text: tData(error instanceof Error ? error.message : String(error)), isError: true, closeLabel: t('Close') });
    }
  };
  return (
    <div className="project-form">
      <RecordForm
        key={tries.length}
        fields={toProjectFields(people)}
        value={tries.at(-1) ?? { startDate: toToday(), demo: 0 }}
        check={checkDates}
        saveLabel={t('Add the project')}
        onSave={(values) => void save(values)}
        extra={
          <Field id={id} label={t('Files')} note={t('optional')}>
            <FilesDrop name="files" maxFiles={MAX_FILES} onChange={setFiles} />
          </Field>
        }
      >
        <Button as={Link} to="/projects-list">
          {t('Cancel')}
        </Button>
      </RecordForm>
    </div>
  );
}
