import '#app/ui/button.css';
import { Link } from 'react-router';
import { PageHead } from '#app/components/page-head.tsx';
import { useText } from '#app/i18n/use-text.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Countdown } from './countdown.tsx';
import { ListeningDrawing } from './listening-drawing.tsx';
import { PlainPage } from './plain-page.tsx';

const facts = [
  { name: 'Answer by voice', text: 'One word is enough. It is understood on the device and never leaves it.' },
  { name: 'Look when you like', text: 'The screen follows the story and takes over when the phone comes out of the pocket.' },
  { name: 'Counted like everything here', text: 'Heard, answered, completed: the same events and the same KPI models.' },
] as const;

/** What is left of the time is the visitor's own: the server's copy is kept. */
export const handle = { hydrate: 'at-once' };

/** The next format of the network. */
export default function ComingSoonPage() {
  const { t } = useText();
  const lead = t('Interactive audio: a spot that listens. Say a word, shake the phone or tap the screen, and the story turns.');
  return (
    <>
      <PageHead title={`${t('Coming soon')} | Surge`} description={lead} />
      <PlainPage
        drawing={<ListeningDrawing />}
        name={t('Coming soon')}
        heading={t('The eighth format is for the ear.')}
        lead={lead}
        facts={facts}
        ways={
          <>
            <Link className="button button-go" to="/start-campaign">
              {t('Be the first to play it')}
              <Icon name="arrow" size={18} />
            </Link>
            <Link className="button" to="/formats">
              {t('The seven that you can play now')}
              <Icon name="arrow" size={18} />
            </Link>
          </>
        }
        note={t('Sample announcement: the format and its date are invented for this site.')}
      >
        <Countdown />
      </PlainPage>
    </>
  );
}
