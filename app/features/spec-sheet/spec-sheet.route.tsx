import './spec-sheet.css';
import { data, Link, useRouteLoaderData, useSearchParams } from 'react-router';
import { encode } from 'uqr';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { contactDetails } from '#app/components/contact-details.ts';
import { ErrorPage } from '#app/components/error-page.tsx';
import { formatDate } from '#app/components/format-date.ts';
import { formatNumber } from '#app/components/format-number.ts';
import { LanguageMenu } from '#app/components/language-menu.tsx';
import { Logo } from '#app/components/logo.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { toColumnName } from '#app/components/presentation/demo-rows.ts';
import { PresentationButton } from '#app/components/presentation/presentation-button.tsx';
import { ThemeToggle } from '#app/components/settings/theme-toggle.tsx';
import { listPlanned } from '#app/components/take-away/declared-plan.ts';
import { fetchBeside } from '#app/components/take-away/export-creative.ts';
import { TRACKING } from '#app/components/take-away/take-away.ts';
import { useText } from '#app/i18n/use-text.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { type Demo, findUnit, toSharePicture, toUnitQuery, UNIT_PARAMETER } from '#catalogue/demo.ts';
import { findDemo } from '#catalogue/demos.ts';
import { findMeasurement } from '#catalogue/measurements.ts';
import { sizes } from '#catalogue/sizes.ts';
import type { Rule } from '#catalogue/standards.ts';
import type { PlannedEvent } from '#protocol/tracking.ts';
import type { Route } from './+types/spec-sheet.route';
import { listFacts, listSources, listTables, type SheetRow, verdictLabels } from './spec-rows.ts';

interface Address {
  readonly params: { readonly type: string; readonly id: string };
  readonly request: Request;
}

/** The demo of an address and its unit; the demo's own where none is named. */
function findShown({ params: { type, id } }: Pick<Address, 'params'>, query: URLSearchParams) {
  const demo = findDemo(type, id);
  return demo && { demo, unit: findUnit(demo, query.get(UNIT_PARAMETER) ?? undefined) };
}

export function loader(address: Route.LoaderArgs) {
  const shown = findShown(address, new URL(address.request.url).searchParams);
  const plan = shown && listPlanned(shown.unit);
  return data({ plan }, { status: shown ? 200 : 404 });
}

/** The plan lies beside the ad; everything else is in the bundle. */
export async function clientLoader(address: Route.ClientLoaderArgs): Promise<{ plan: readonly PlannedEvent[] | undefined }> {
  const unit = findShown(address, new URL(address.request.url).searchParams)?.unit;
  if (!unit?.isIframe) return { plan: undefined };
  const load = async () => (await fetchBeside(unit, TRACKING.json, address.request.signal)).json();
  return { plan: await load().catch(() => undefined) };
}

/** `/experience/:type/preview/:id/spec`, with `?unit=` of a further unit: what a buyer keeps of a demo, as one sheet for screen and paper. */
export default function SpecSheetPage({ params, loaderData: { plan } }: Route.ComponentProps) {
  const { t } = useText();
  const [query] = useSearchParams();
  const shown = findShown({ params }, query);
  if (!shown) return <ErrorPage status={404} />;
  return (
    <div className="spec-sheet">
      <a className="skip-link" href="#main">
        {t('Skip to content')}
      </a>
      <SheetBar unit={shown.unit} path={`/experience/${params.type}/preview/${params.id}`} />
      <Sheet {...shown} plan={plan} />
    </div>
  );
}

function SheetBar({ unit, path }: { unit: Demo; path: string }) {
  const text = useText();
  const { t } = text;
  const { kit } = useBrand();
  const query = toUnitQuery(unit);
  return (
    <header className="spec-sheet-bar">
      <Logo />
      <div>
        <LanguageMenu />
        <ThemeToggle />
      </div>
      <nav aria-label={t('Spec sheet')}>
        <Button as={Link} to={path + query}>
          {t('Back to the ad')}
        </Button>
        <Button className="spec-sheet-print" onClick={() => print()}>
          {t('Print')}
        </Button>
        <PresentationButton
          className="spec-sheet-print"
          presentation={{ demos: [{ demo: unit }], brand: kit, title: toColumnName(unit, text), lead: text.tData(unit.description) }}
        />
        <Button as="a" isPrimary href={`${path}/spec.pdf${query}`} hrefLang="en" type="application/pdf">
          {t('PDF, in English')}
        </Button>
      </nav>
    </header>
  );
}

interface SheetProps {
  readonly demo: Demo;
  readonly unit: Demo;
  readonly plan: readonly PlannedEvent[] | undefined;
}

function Sheet({ demo, unit, plan }: SheetProps) {
  const text = useText();
  const { t, tData } = text;
  const { width, height } = sizes[unit.size];
  const size = tData(unit.size);
  const tables = listTables(unit, text);
  const [figures, access] = tables;
  return (
    <main className="spec-sheet-paper" id="main" tabIndex={-1}>
      <PageHead
        title={`${demo.name}, ${size}: ${t('Spec sheet')} | Surge`}
        description={tData(demo.description)}
        image={toSharePicture(demo.thumbnail)}
      />
      <header className="spec-sheet-top" data-shape={width > 2 * height ? 'wide' : undefined}>
        <div className="spec-sheet-title">
          <p className="spec-sheet-kind">
            <span>Surge</span> {t('Spec sheet')}
          </p>
          <h1>{demo.name}</h1>
          <p className="spec-sheet-size">{`${size}, ${tData(unit.type)}`}</p>
          <p>{tData(demo.description)}</p>
          <p className="spec-sheet-sample">{`${t('Demo, fictional brand')}: ${unit.brand}`}</p>
        </div>
        <img
          className="spec-sheet-still"
          src={unit.creativeUrl?.replace('index.html', 'backup.jpg') ?? demo.thumbnail}
          alt={`${t('Backup image')}: ${demo.name}`}
          width={width}
          height={height}
        />
        <LiveLink unit={unit} />
      </header>
      <dl className="spec-sheet-facts">
        {listFacts(demo, unit, text).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {figures && <SheetTable title={t(figures.title)} rows={figures.rows} />}
      <section className="spec-sheet-sources">
        <HowMeasured slug={unit.slug} />
        <h2>{t('Sources')}</h2>
        <ul>
          {listSources(tables).map(([name, address]) => (
            <li key={address}>
              <span lang="en">{name}</span> <a href={address}>{address.replace('https://', '')}</a>
            </li>
          ))}
        </ul>
      </section>
      <p className="spec-sheet-kind spec-sheet-again">
        <span>{demo.name}</span> {`${size}, ${tData(unit.type)}`}
      </p>
      {access && <SheetTable title={t(access.title)} rows={access.rows} />}
      <Events plan={plan} />
      <footer className="spec-sheet-foot">
        <p>{`${t('Demo brands, campaigns and contact details are fictional.')} ${contactDetails.email}`}</p>
      </footer>
    </main>
  );
}

/** Quiet zone that scanners expect (ISO/IEC 18004), modules. */
const QUIET = 4;

/** From paper to the running ad. */
function LiveLink({ unit }: { unit: Demo }) {
  const { t } = useText();
  const origin = useRouteLoaderData<typeof rootLoader>('root')?.publicOrigin ?? '';
  const path = `/play/${unit.id}${toUnitQuery(unit)}`;
  const { data, size } = encode(origin + path, { ecc: 'L', boostEcc: true, border: QUIET });
  const drawn = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
  return (
    <div className="spec-sheet-live">
      <svg
        className="spec-sheet-code"
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('QR code of the ad’s own page')}
        shapeRendering="crispEdges"
      >
        <rect width="100%" height="100%" fill="#fff" />
        <path d={drawn} fill="#000" />
      </svg>
      <p>
        <Link to={path}>{t('Play {{name}}', { name: unit.name })}</Link>
        <span className="spec-sheet-address">{origin.replace(/^https?:\/\//, '') + path}</span>
        <span>
          {t(
            unit.size === 'CTV' ? 'This format is not made for phones: send the link to a larger screen.' : 'Scan the code: the ad fills your phone.',
          )}
        </span>
      </p>
    </div>
  );
}

function SheetTable({ title, rows }: { title: string; rows: readonly SheetRow[] }) {
  const { t } = useText();
  return (
    <section className="spec-sheet-part">
      <h2>{title}</h2>
      <table>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Figure')}</th>
            <th scope="col">{t('Measured')}</th>
            <th scope="col">{t('Limit')}</th>
            <th scope="col">{t('Result')}</th>
            <th scope="col">{t('Source')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, measured, limit, of, verdict, rule }) => (
            <tr key={name} data-verdict={verdict}>
              <th scope="row">{name}</th>
              <td>
                {of ? (
                  <>
                    <span>{measured}</span> <q lang="en">{of}</q>
                  </>
                ) : (
                  measured
                )}
              </td>
              <td>{limit}</td>
              <td>{t(verdictLabels[verdict])}</td>
              <td>
                <RuleSource rule={rule} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function RuleSource({ rule: { who, title, source } }: { rule: Rule }) {
  const { t } = useText();
  if (!source) return t('our own limit');
  return (
    <a href={source} lang="en">
      {title ? `${who}: ${title}` : who}
    </a>
  );
}

/** What the ad tells an ad server, by the names it uses. */
function Events({ plan }: Pick<SheetProps, 'plan'>) {
  const { t, language } = useText();
  if (!plan) return <p>{t('The tracking plan could not be loaded.')}</p>;
  const byPerson = plan.filter(({ by_person }) => by_person === 'yes').length;
  const count = (n: number) => formatNumber(n, language.tag);
  return (
    <section className="spec-sheet-part">
      <h2>{t('Events')}</h2>
      <p>{t('{{n}} events, {{m}} of them by a person alone', { n: count(plan.length), m: count(byPerson) })}</p>
      <ul className="spec-sheet-events">
        {plan.map(({ event, when, by_person }) => (
          <li key={event}>
            <b className="mono">{event}</b>
            {by_person === 'yes' && <i>{t('by a person')}</i>}
            <span lang="en">{when}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The run in which the figures were read, and the build that it watched. */
function HowMeasured({ slug }: { slug: string }) {
  const { t, language } = useText();
  const measured = findMeasurement(slug);
  if (!measured) return null;
  const { browser, on, machine, hash } = measured;
  const sentences = [
    on
      ? t('Measured by our own run on {{day}}: {{browser}}, drawn in software.', { day: formatDate(on, 'long', language.tag), browser })
      : t('Figures by our own measuring run: {{browser}}, drawn in software.', { browser }),
    machine && t('Processor: {{machine}}.', { machine }),
    t('Build of the ad: {{hash}}.', { hash }),
    t('1 kB is 1,000 bytes: where a source does not say how many it means, the stricter reading.'),
  ];
  return <p>{sentences.filter(Boolean).join(' ')}</p>;
}
