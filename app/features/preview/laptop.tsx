import './publisher-page.css';
import { useText } from '#app/i18n/use-text.ts';
import type { DeviceProps, Fill } from './device-props.ts';
import { DeviceScreen } from './device-screen.tsx';
import { Blocks, Harbour, Hills } from './publisher-pictures.tsx';
import { Interscroller, Slot } from './slot.tsx';

/** A laptop showing a newspaper's front page with the desktop slots (spec §9). */
export function Laptop({ fill, overlay, hasVideo, style, onProgress }: DeviceProps) {
  const { t } = useText();
  return (
    <div className="device-fit laptop-fit" style={style}>
      <div className="device laptop">
        <DeviceScreen label={t('Simulated publisher page')} overlay={overlay} onProgress={onProgress}>
          <PublisherPage fill={fill} hasVideo={hasVideo} />
        </DeviceScreen>
        <div className="laptop-base" />
      </div>
    </div>
  );
}

/** The front page of an invented newspaper, in black, white and grey, so that the slot is the only colour. */
function PublisherPage({ fill, hasVideo }: { fill: Fill; hasVideo: boolean }) {
  const behind = fill('interscroller');
  return (
    <div className="publisher" lang="en">
      <div className="publisher-mast">
        <span>Morning edition</span>
        <b>The Meridian</b>
        <span>Subscribe &nbsp; Sign in</span>
      </div>
      <p className="publisher-desks">
        <span>World</span> <span>Ports &amp; Trade</span> <span>Money</span> <span>Cities</span> <span>Science</span> <span>Weekend</span>{' '}
        <span>Opinion</span>
      </p>
      {behind && (
        <>
          <Weekend />
          <Interscroller label="Advertisement">{behind}</Interscroller>
        </>
      )}
      <div className="publisher-slot">
        <Slot name="970x250" live={fill('970x250')} />
      </div>
      <div className="publisher-columns">
        <div className="publisher-lead">
          <h2>The harbour that learned to wait for the tide</h2>
          <p className="publisher-deck">
            For a decade the city fought its estuary. Now its cranes keep lunar hours, and the queue outside the breakwater has gone.
          </p>
          {hasVideo && (
            <div className="publisher-video" data-live="">
              {fill('video')}
            </div>
          )}
          <Harbour />
          <p className="publisher-by">Ports desk</p>
          <p>
            At ten past four the yard goes quiet. The crane drivers climb down, the trucks switch off, and for fifty minutes nobody in Port Selwick
            lifts anything at all. Then the water turns, and so does everything else.
          </p>
          <p>
            The idea came from a pilot who kept a notebook. She had noticed that ships held at anchor for a day often spent less fuel than those that
            raced to a berth and waited there.
          </p>
          <p>
            It took three winters to persuade the terminals, and one flood. Today the tide table hangs in the canteen beside the menu, and the
            children of the district set their watches by the horn.
          </p>
        </div>
        <div className="publisher-middle">
          <Hills />
          <h3>Rain maps redrawn after a dry monsoon</h3>
          <p>Farmers in the uplands asked for one number. They got a better one.</p>
          <Blocks />
          <h3>A lift, a ladder and a law about windows</h3>
          <p>Why the tallest street in town has the smallest rents.</p>
          <h3>The librarian who lends out her evenings</h3>
          <p>Forty readers, one table, no telephones.</p>
        </div>
        <div className="publisher-aside">
          <Slot name="300x250" live={fill('300x250')} />
          <ol>
            <li>What the ferry timetable says about us</li>
            <li>A short history of the red pencil</li>
            <li>Eleven minutes with the last lamplighter</li>
          </ol>
          <Slot name="300x600" live={fill('300x600')} />
        </div>
      </div>
      {!behind && <Weekend />}
      <div className="publisher-slot">
        <Slot name="728x90" live={fill('728x90')} />
      </div>
      <p className="publisher-end">The Meridian is an invented newspaper.</p>
    </div>
  );
}

function Weekend() {
  return (
    <div className="publisher-weekend">
      <div>
        <Blocks />
        <h3>The street that paints itself every spring</h3>
        <p>
          Nobody organises it. On the first dry Saturday forty ladders come out, and by dusk each door has a colour that its owner did not choose.
        </p>
        <p>The rule is older than the houses: you paint your neighbour’s door, and you bring the paint.</p>
      </div>
      <div>
        <Hills />
        <h3>Bread at altitude</h3>
        <p>A baker in the hills lets his dough rise by the weather report. When the pressure falls, he sets the alarm an hour earlier.</p>
        <p>His loaves are smaller than in town. People come up for them all the same, on the one bus that has room for the way back.</p>
      </div>
      <div>
        <Harbour />
        <h3>What the last ferryman keeps in his tin</h3>
        <p>Three buttons, a dried fig, a letter that asked him to wait. He waited, and the ferry has run five minutes late since.</p>
        <p>The timetable was changed in the end. It was simpler than explaining.</p>
      </div>
    </div>
  );
}
