import './landing.css';
import './about.css';
import './showcase.css';
import './model.css';
import './logo-carousel.css';
import { type CSSProperties, memo } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import type { Organization as OrganizationData, WithContext } from 'schema-dts';
import { DemoCard } from '#app/components/demo-card.tsx';
import { DemoLink } from '#app/components/demo-link.tsx';
import { DemoLinks } from '#app/components/demo-links.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ShowcaseLink } from '#app/components/showcase-link.tsx';
import { useText } from '#app/i18n/use-text.ts';
import type { loader } from '#app/root.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { Carousel, type CarouselText } from '#app/ui/carousel.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Demo } from '#catalogue/demo.ts';
import { demos } from '#catalogue/demos.ts';
import { Channels } from './channels.tsx';
import { Hero } from './hero.tsx';
import { type Brand, clients, publishers } from './logos.ts';
import { Section } from './section.tsx';
import { Stories } from './stories.tsx';

export default function LandingPage() {
  return <Page />;
}

/** Rendered once: a navigation to another page does not render it again. */
const Page = memo(function Page() {
  const { t } = useText();
  return (
    <div className="landing">
      <PageHead
        title="Surge - Web And Dashboard"
        description={t(
          'The performance marketing and rich-media network of a media group: measurable growth through flexible KPI models, and interactive ads you can play here.',
        )}
      />
      <Organization />
      <div className="landing-lines grid" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <Hero />
      <About />
      <Channels />
      <Model />
      <Showcase />
      <Publishers />
      <Stories />
    </div>
  );
});

function About() {
  const { t } = useText();
  return (
    <Section id="about" heading={t('A performance network that also builds the creative.')}>
      <div className="about grid">
        <p className="about-lead">
          {t(
            'Surge is the performance marketing network of a media group. For more than twelve years we have turned media budgets into measurable growth: sales, leads, installs and completed views that can be counted, audited and repeated.',
          )}
        </p>
        <p className="about-more">
          {t(
            'One plan reaches across demand-side platforms, ad networks, premium publishers, online and offline affiliates and partner networks. You choose the KPI model, from CPM to CPS, and change it as the campaign learns. We find where it holds, and we build the interactive formats that make people stop.',
          )}
        </p>
      </div>
      <LogoCarousel label={t('Clients')} brands={clients} />
      <p className="sample-note mono">{t('Sample brands, invented for this site.')}</p>
    </Section>
  );
}

/** Who stands behind the site, for search engines. */
function Organization() {
  const origin = useRouteLoaderData<typeof loader>('root')?.publicOrigin ?? '';
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Surge',
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    slogan: 'Performance at Scale. Results that Matter.',
  } satisfies WithContext<OrganizationData>;
  return <script type="application/ld+json">{JSON.stringify(data)}</script>;
}

function Publishers() {
  const { t } = useText();
  return (
    <Section id="publisher" heading={t('Front pages, apps and living rooms.')}>
      <div className="publisher-band">
        <LogoCarousel label={t('Publishers')} brands={publishers} />
      </div>
      <p className="sample-note mono">{t('Sample titles, invented for this site.')}</p>
    </Section>
  );
}

const AUTOPLAY_MS = 4000; // spec §9
const GAP_PX = 25; // spec §9

/** As many as the first flight of the page's connection has room for (docs/decisions/011); 'View More' leads to all. */
const SHOWN = 5;
const shown = pickBreadth(demos.filter((demo) => demo.active)).slice(0, SHOWN);

/** Demos with a format that no demo before them has come first. */
function pickBreadth(all: readonly Demo[]): readonly Demo[] {
  const seen = new Set<string>();
  const firsts = all.filter((demo) => {
    const isNew = demo.format.some((name) => !seen.has(name));
    for (const name of demo.format) seen.add(name);
    return isNew;
  });
  return [...firsts, ...all.filter((demo) => !firsts.includes(demo))];
}

function Showcase() {
  const { t } = useText();
  const text = useCarouselText();
  const slides = shown.map((demo) => ({ key: demo.slug, content: <DemoCard demo={demo} hasKeep={false} /> }));
  const viewMore = (
    <Button as={ShowcaseLink} className="showcase-more">
      {t('View More')}
      <Icon name="arrow" size={18} />
    </Button>
  );
  return (
    <Section id="showcase" heading={t('Real ads. Play them here.')} action={viewMore}>
      <DemoLinks>
        <Carousel label={t('Showcase')} slides={slides} autoplayMs={AUTOPLAY_MS} gap={GAP_PX} text={text} />
      </DemoLinks>
    </Section>
  );
}

/** Spec §2 Performance Model, in its order. `stop`: the step from view to sale at which the advertiser pays, 0 to 6. `proof`: slug of a demo made for it. */
const models = [
  { code: 'CPM', stop: 0, name: 'Cost per mille', text: 'You pay for every thousand times the ad is shown.', moment: 'seen', proof: 'golden-hour' },
  { code: 'CPS', stop: 6, name: 'Cost per sale', text: 'You pay when a visitor buys, and not before.', moment: 'sale', proof: 'lunch-on-the-belt' },
  {
    code: 'CPL',
    stop: 3,
    name: 'Cost per lead',
    text: 'You pay for each person who leaves verified details.',
    moment: 'lead',
    proof: 'strix-studio-360',
  },
  {
    code: 'CPC',
    stop: 2,
    name: 'Cost per click',
    text: 'You pay when someone clicks through to your page.',
    moment: 'click',
    proof: 'anywhere-weather',
  },
  {
    code: 'CPCV',
    stop: 1,
    name: 'Cost per completed view',
    text: 'You pay when the video has played to its last frame.',
    moment: 'watched',
    proof: 'choose-the-road',
  },
  { code: 'CPI', stop: 4, name: 'Cost per install', text: 'You pay when the app is installed and opened.', moment: 'install', proof: 'fee-smash' },
  { code: 'CPA', stop: 5, name: 'Cost per action', text: 'You pay when the action you defined is done.', moment: 'action', proof: 'spin-and-sip' },
] as const;

const at = (stop: number): CSSProperties & Record<'--stop', number> => ({ '--stop': stop });

function Model() {
  const { t } = useText();
  return (
    <Section id="model" heading={t('Pay for the moment that matters to you.')}>
      <svg width="0" height="0" className="model-symbols" aria-hidden="true">
        <symbol id="model-axis" viewBox="0 0 200 28" overflow="visible">
          <path d="M4 16h192M4 8v16M36 8v16M68 8v16M100 8v16M132 8v16M164 8v16M196 8v16" />
        </symbol>
      </svg>
      <div className="models grid">
        {models.map(({ code, stop, name, text, moment, proof }) => (
          <article key={code} className="model">
            <h3>
              <Link to={`/start-campaign?model=${code}`}>
                <span className="model-code">{code}</span> <span>{t(name)}</span>
              </Link>
            </h3>
            <p>{t(text)}</p>
            <DemoLink className="model-proof mono" slug={proof}>
              {(title) => `${t('Demo')}: ${title}`}
            </DemoLink>
            <div className="model-axis">
              <svg viewBox="0 0 200 28" aria-hidden="true">
                <use href="#model-axis" className="model-axis-line" width="200" height="28" />
                <path className="model-axis-way" d={`M4 16H${4 + stop * 32}`} />
                <path className="model-axis-mark" d={`M${4 + stop * 32} 0v24`} />
              </svg>
              <p className="mono" style={at(stop)}>
                <span className="visually-hidden">{`${t('Paid when')}: `}</span>
                {t(moment)}
              </p>
            </div>
          </article>
        ))}
        <aside className="model-key">
          <h3 className="mono">{t('How to read')}</h3>
          <p>{t('Seven stops from an ad being seen to a sale. The mark is the moment you are billed. Further right, more of the risk is ours.')}</p>
          <Link className="model-proof" to="/pages-pricing">
            {t('Pricing')}
          </Link>
          <Link className="model-proof" to="/find">
            {t('Find your format')}
          </Link>
          <p className="mono dim">{t('KPI models are flexible and can be mixed in one plan.')}</p>
        </aside>
      </div>
    </Section>
  );
}

const LOGO_AUTOPLAY_MS = 2500; // spec §9

/** Greyscaled logos, drawn from a glyph and the name; the colour comes back under the pointer. */
function LogoCarousel({ label, brands }: { label: string; brands: readonly Brand[] }) {
  const text = useCarouselText();
  const slides = brands.map((brand) => ({ key: brand.name, content: <BrandLogo brand={brand} /> }));
  return (
    <div className="logo-carousel">
      <Carousel label={label} slides={slides} autoplayMs={LOGO_AUTOPLAY_MS} text={text} />
    </div>
  );
}

function BrandLogo({ brand }: { brand: Brand }) {
  return (
    <p className="client-logo" style={{ fontWeight: brand.weight, letterSpacing: `${brand.spacing}em` }}>
      <svg
        viewBox="0 0 42 48"
        {...(brand.isOutline ? { fill: 'none', stroke: brand.colour, strokeWidth: 3 } : { fill: brand.colour, fillRule: 'evenodd' })}
        aria-hidden="true"
      >
        <path d={brand.glyph} />
      </svg>
      {brand.name}
    </p>
  );
}

function useCarouselText(): CarouselText {
  const { t } = useText();
  return { pause: t('Pause'), play: t('Play'), previous: t('Previous'), next: t('Next'), carousel: t('carousel'), slide: t('slide') };
}
