import './projects.css';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { toToday } from '#app/components/due-words.ts';
import { formatMeasure } from '#app/components/format-number.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { FileDrop } from '#app/ui/form/file-drop.tsx';
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

const FILE_MAX_BYTES = 20e6;
const MAX_FILES = 8;
const ACCEPT = ['application/pdf', 'application/zip', '.docx', '.xlsx', '.odt', '.ods', 'image/*', 'video/mp4'];

function ProjectForm({ people }: { people: readonly TeamMember[] }) {
  const { t, tData, language } = useText();
  const navigate = useNavigate();
  const id = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  /** Each try is a form of its own: what was refused is typed in already. */
  const [tries, setTries] = useState<readonly ProjectValues[]>([]);
  const formatBytes = (bytes: number) => formatMeasure(bytes, 'B', language.tag);
  const size = formatBytes(FILE_MAX_BYTES);
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
            <FileDrop
              name="files"
              accept={ACCEPT}
              maxBytes={FILE_MAX_BYTES}
              maxFiles={MAX_FILES}
              formatBytes={formatBytes}
              onChange={setFiles}
              words={{
                choose: t('Choose files'),
                orDrop: t('or drop or paste them here: documents, pictures, clips and zips, at most {{size}} each.', { size }),
                staysHere: t('They stay on this device: only their names and sizes are kept.'),
                taken: (name) => t('{{name}} was added.', { name }),
                removed: (name) => t('{{name}} was removed.', { name }),
                remove: (name) => t('Remove {{name}}', { name }),
                reading: (name) => t('Reading {{name}}', { name }),
                problems: {
                  type: (name) => t('{{name}} is no document, picture, clip or zip. Choose another file.', { name }),
                  size: (name) => t('{{name}} is larger than {{size}}. Choose a smaller file.', { name, size }),
                  count: (name) => t('{{name}} was left out: {{n}} files are the most. Remove one first.', { name, n: MAX_FILES }),
                  unreadable: (name) => t('{{name}} could not be read. Choose another file.', { name }),
                },
              }}
            />
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
