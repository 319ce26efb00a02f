import './channels.css';
import type { ReactNode } from 'react';
import { DemoLink } from '#app/components/demo-link.tsx';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { DisplayDrawing } from './drawings/display.tsx';
import { EmailDrawing } from './drawings/email.tsx';
import { ImpactDrawing } from './drawings/impact.tsx';
import { PushDrawing } from './drawings/push.tsx';
import { TelevisionDrawing } from './drawings/television.tsx';
import { Section } from './section.tsx';

/** Words: a label, or the same in every language. */
type Words = Label | { readonly plain: string };

interface Channel {
  readonly name: Label;
  readonly post: Label;
  readonly facts: readonly { readonly label: Label; readonly text: Words }[];
  /** Of the demo that shows what the channel can carry, where none is its own: the slug. */
  readonly demo?: string;
  /** The units that prove it, to be played. `as`: what each is here, if not the demo's name. One that is not in the catalogue is not offered. */
  readonly plays?: readonly { readonly slug: string; readonly as?: Words }[];
  readonly drawing: ReactNode;
}

/** Spec §2 Key Channels, in its order. */
const channels: readonly Channel[] = [
  {
    name: 'Display Banners',
    post: 'Standard web and app sizes, bought where the eye already is. Visually driven, and set up for two goals: awareness and traffic.',
    facts: [
      { label: 'Goal', text: 'Awareness, traffic' },
      { label: 'Sizes', text: { plain: '970×250, 728×90, 300×600, 300×250, 320×50' } },
      { label: 'Best model', text: { plain: 'CPM, CPC' } },
    ],
    plays: [{ slug: 'catch-the-morning/units/300x250', as: { plain: '300×250' } }],
    drawing: <DisplayDrawing />,
  },
  {
    name: 'Push Notifications',
    post: 'Direct engagement, one person at a time. Real-time direct communication that arrives on the lock screen: a key driver for re-engagement and conversions.',
    facts: [
      { label: 'Goal', text: 'Re-engagement, conversions' },
      { label: 'Delivery', text: 'Real time, opted-in devices' },
      { label: 'Best model', text: { plain: 'CPC, CPA' } },
    ],
    plays: [{ slug: 'catch-the-morning' }],
    drawing: <PushDrawing />,
  },
  {
    name: 'Emailers',
    post: 'Opt-in, high-intent leads. A permission-based direct channel that builds a relationship before it asks for anything, and returns a high ROI.',
    facts: [
      { label: 'Goal', text: 'Leads, relationships' },
      { label: 'Delivery', text: 'Permission-based lists only' },
      { label: 'Best model', text: { plain: 'CPL, CPS' } },
    ],
    demo: 'roll-your-ritual',
    drawing: <EmailDrawing />,
  },
  {
    name: 'OTT/CTV',
    post: 'Pre-roll, mid-roll and homepage video ads with precision targeting. Advanced targeting on a premium screen, in front of a growing, engaged audience.',
    facts: [
      { label: 'Goal', text: 'Reach, completed views' },
      { label: 'Placements', text: 'Pre-roll, mid-roll, homepage' },
      { label: 'Best model', text: { plain: 'CPCV, CPM' } },
    ],
    plays: [{ slug: 'brew-by-remote' }],
    drawing: <TelevisionDrawing />,
  },
  {
    name: 'Impact Ads',
    post: 'Interstitial scratch, carousel split screen, panorama split screen and more. They maximise attention and earn superior brand recall.',
    facts: [
      { label: 'Goal', text: 'Attention, brand recall' },
      { label: 'Formats', text: 'Scratch, carousel split, panorama split' },
      { label: 'Best model', text: { plain: 'CPM, CPC' } },
    ],
    plays: [
      { slug: 'spin-and-sip/units/scratch', as: 'interstitial scratch' },
      { slug: 'foil-deck/units/carousel', as: 'carousel split' },
      { slug: 'golden-hour/units/panorama', as: 'panorama split' },
    ],
    drawing: <ImpactDrawing />,
  },
];

export function Channels() {
  const { t } = useText();
  const say = (words: Words) => (typeof words === 'string' ? t(words) : words.plain);
  return (
    <Section id="features" heading={t('Five ways to be met, and to be measured.')}>
      {channels.map(({ name, post, facts, demo, plays, drawing }, index) => (
        <article key={name} className="channel grid">
          <div className="channel-figure">{drawing}</div>
          <div className="channel-text">
            <p className="channel-number">{`0${index + 1}`}</p>
            <h3>{t(name)}</h3>
            <p>{t(post)}</p>
            <dl className="mono">
              {facts.map(({ label, text }) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{say(text)}</dd>
                </div>
              ))}
              {demo && (
                <div>
                  <dt>{t('Demo')}</dt>
                  <dd>
                    <DemoLink slug={demo} />
                  </dd>
                </div>
              )}
            </dl>
            {plays?.map(({ slug, as }) => (
              <Button as={DemoLink} key={slug} slug={slug}>
                {(name) => (
                  <>
                    {`${t('Play it')}: ${as ? say(as) : name}`}
                    <Icon name="arrow" size={18} />
                  </>
                )}
              </Button>
            ))}
          </div>
        </article>
      ))}
    </Section>
  );
}
