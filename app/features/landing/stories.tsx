import './stories.css';
import { Link } from 'react-router';
import { DemoLink } from '#app/components/demo-link.tsx';
import { formatDate } from '#app/components/format-date.ts';
import { stories, toArticlePath } from '#app/components/stories.ts';
import { StoryFigure } from '#app/components/story-figure.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Section } from './section.tsx';

/** Stills of the played demos: at the ratio of a share picture where the story is wide (stories.css), else at that of a card. */
const isWide = (index: number) => index % 4 === 0 || index % 4 === 3;

export function Stories() {
  const { t, language } = useText();
  return (
    <Section id="success-stories" heading={t('Four campaigns, told in numbers.')}>
      <div className="stories grid">
        <p className="stories-note mono">{t('Sample campaigns: brands, dates and figures are illustrative.')}</p>
        {stories.map(({ slug, tag, date, value, unit, claim, title, desc, demo }, index) => (
          <article key={tag} className="story">
            <img
              src={`/creatives/${demo}/thumbnail.${isWide(index) ? 'webp' : 'avif'}`}
              alt=""
              width="640"
              height="440"
              loading="lazy"
              decoding="async"
            />
            <div className="story-facts mono">
              <span className="story-tag">{t(tag)}</span>
              {/* Browsers and servers may carry different calendars: the words may differ, the day does not. */}
              <time dateTime={date} suppressHydrationWarning>
                {formatDate(date, 'medium', language.tag)}
              </time>
            </div>
            <p>
              <StoryFigure value={value} unit={unit} isLarge />
            </p>
            <p className="story-claim">{t(claim)}</p>
            <h3>
              <Link to={toArticlePath(slug)}>{t(title)}</Link>
            </h3>
            <p className="story-text">{t(desc)}</p>
            <Button as={DemoLink} slug={demo}>
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
