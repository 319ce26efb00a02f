import './stories.css';
import { DemoLink } from '#app/components/demo-link.tsx';
import { formatDate } from '#app/components/format-date.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import car from './drawings/art/car.svg';
import fees from './drawings/art/fees.svg';
import livingRoom from './drawings/art/living-room.svg';
import plates from './drawings/art/plates.svg';
import { Section } from './section.tsx';

/** Sample case studies with the claims of spec §2 Success Stories. */
const stories = [
  {
    imgUrl: livingRoom,
    tag: 'FMCG / OTT',
    date: '2026-09-18',
    value: 80,
    unit: '%',
    claim: 'completed video view rate',
    title: 'A granola launch watched to the end',
    desc: 'Oatavia ran its pre-roll before evening drama on connected TVs, and this game on the phones beside them; four of five viewers stayed to the last frame.',
    proof: 'catch-the-morning',
  },
  {
    imgUrl: car,
    tag: 'Automotive',
    date: '2026-07-02',
    value: 2000,
    unit: '+',
    claim: 'verified leads',
    title: 'A studio shoot that fills test drives',
    desc: 'Vantoro let people orbit and repaint the Strix inside the ad. Every lead was called back and verified by a dealer.',
    proof: 'strix-studio-360',
  },
  {
    imgUrl: plates,
    tag: 'Food & Beverage',
    date: '2026-05-21',
    value: 32,
    unit: '%',
    claim: 'conversion rate, 2X the plan',
    title: 'Lunch ordered from the belt',
    desc: 'Zestruck put its menu on a moving belt inside a leaderboard. The basket went to checkout already filled.',
    proof: 'lunch-on-the-belt',
  },
  {
    imgUrl: fees,
    tag: 'Banking',
    date: '2026-03-09',
    value: 94,
    unit: '%',
    claim: 'app registration rate',
    title: 'Fees first, then the account',
    desc: 'Nuvane turned hidden fees into targets. Those who played went on to install, and nearly all of them registered.',
    proof: 'fee-smash',
  },
] as const;

export function Stories() {
  const { t, language } = useText();
  const toNumber = new Intl.NumberFormat(language.tag, { useGrouping: 'always' });
  return (
    <Section id="success-stories" heading={t('Four campaigns, told in numbers.')}>
      <div className="stories grid">
        <p className="stories-note mono">{t('Sample campaigns: brands, dates and figures are illustrative.')}</p>
        {stories.map(({ imgUrl, tag, date, value, unit, claim, title, desc, proof }) => (
          <article key={tag} className="story">
            <img src={imgUrl} alt="" width="640" height="440" loading="lazy" decoding="async" />
            <div className="story-facts mono">
              <span className="story-tag">{t(tag)}</span>
              {/* Browsers and servers may carry different calendars: the words may differ, the day does not. */}
              <time dateTime={date} suppressHydrationWarning>
                {formatDate(date, 'medium', language.tag)}
              </time>
            </div>
            <p className="story-figure">
              {toNumber.format(value)}
              <sup>{unit}</sup>
            </p>
            <p className="story-claim">{t(claim)}</p>
            <h3>{t(title)}</h3>
            <p className="story-text">{t(desc)}</p>
            <Button as={DemoLink} slug={proof}>
              {(name) => (
                <>
                  {t('Play this campaign')}
                  <span className="visually-hidden">{` ${name}`}</span>
                  <Icon name="arrow" size={18} />
                </>
              )}
            </Button>
          </article>
        ))}
      </div>
    </Section>
  );
}
