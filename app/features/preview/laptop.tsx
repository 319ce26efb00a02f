import { useText } from '#app/i18n/use-text.ts';
import type { DeviceProps } from './device-props.ts';
import { DeviceScreen } from './device-screen.tsx';
import { PublisherPage } from './publisher-page.tsx';
import { SlotPlan } from './slot-plan.tsx';

/** A laptop showing a newspaper's front page with the desktop slots (spec §9). */
export function Laptop({ fill, overlay, hasVideo, style, onProgress }: DeviceProps) {
  const { t } = useText();
  return (
    <>
      <div className="device-fit laptop-fit" style={style}>
        <div className="device laptop">
          <DeviceScreen label={t('Simulated publisher page')} overlay={overlay} onProgress={onProgress}>
            <PublisherPage fill={fill} hasVideo={hasVideo} />
          </DeviceScreen>
          <div className="laptop-base" />
        </div>
      </div>
      <SlotPlan device="desktop" live={(name) => fill(name) !== undefined} />
    </>
  );
}
