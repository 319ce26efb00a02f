/** What the pages of projects, tasks, invoices and jobs show when a call that they load fails, and that they recover (spec §8). */
import { takeEvery } from '#tools/whole-run.ts';
import { expect, failCalls, signIn, test } from './fixture.ts';

const sections = {
  invoices: [['/invoices-list', 'GET /invoices', 'The invoices could not be loaded.', 'Cannot get invoices']],
  projects: [
    ['/projects-grid', 'GET /projects', 'The projects could not be loaded.', 'Cannot get projects'],
    ['/projects-list', 'GET /projects', 'The projects could not be loaded.', 'Cannot get projects'],
    ['/projects-list', 'GET /users', 'The projects could not be loaded.', 'Cannot get users'],
    ['/projects-overview/2', 'GET /project/:id', 'The project could not be loaded.', 'Cannot get projects'],
    ['/projects-create', 'GET /users', 'The people could not be loaded.', 'Cannot get users'],
  ],
  tasks: [
    ['/tasks-list', 'GET /tasks', 'The tasks could not be loaded.', 'Cannot get tasks'],
    ['/tasks-kanban', 'GET /tasks', 'The tasks could not be loaded.', 'Cannot get tasks'],
    ['/tasks-create', 'GET /projects', 'The tasks could not be loaded.', 'Cannot get projects'],
  ],
  jobs: [
    ['/job-list', 'GET /jobs', 'The jobs could not be loaded.', 'Cannot get jobs'],
    ['/job-grid', 'GET /jobs', 'The jobs could not be loaded.', 'Cannot get jobs'],
    ['/job-categories', 'GET /jobs', 'The jobs could not be loaded.', 'Cannot get jobs'],
    ['/job-details/1', 'GET /job/:id', 'The job could not be loaded.', 'Cannot get jobs'],
    ['/job-apply', 'GET /jobApply', 'The applications could not be loaded.', 'Cannot get jobsApply'],
    ['/candidate-list', 'GET /candidates', 'The candidates could not be loaded.', 'Cannot get candidates'],
  ],
} as const;

for (const [section, cases] of takeEvery(4, Object.entries(sections)))
  test(`${section}: a call that is made to fail is said by its sentence, and comes when it is tried again`, async ({ page, allowFault }) => {
    allowFault(/400/);
    await signIn(page);
    await page.goto('/profile');
    await page.getByText('Choose calls').click();
    await page.getByRole('checkbox', { name: `${cases[0][1]} ${cases[0][3]}` }).check();
    for (const [at, [path, call, heading, sentence]] of cases.entries()) {
      if (at > 0) await failCalls(page, call);
      await page.goto(path);
      const alert = page.getByRole('main').getByRole('alert').filter({ hasText: heading });
      await expect(alert, path).toContainText(sentence);
      await failCalls(page);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert, path).toHaveCount(0);
      await expect(page.locator('.skeleton'), path).toHaveCount(0);
    }
  });
