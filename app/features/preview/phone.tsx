import { useText } from '#app/i18n/use-text.ts';
import { ArticlePage } from './article-page.tsx';
import type { DeviceProps } from './device-props.ts';
import { DeviceScreen } from './device-screen.tsx';
import { Slot } from './slot.tsx';

/** A phone of 375 x 667 showing an article with the mobile slots (spec §9); the 320x50 sticks to its lower edge. */
export function Phone({ fill, overlay, hasVideo, style, onProgress }: DeviceProps) {
  const { t } = useText();
  return (
    <div className="device-fit phone-fit" style={style}>
      <div className="device phone">
        <DeviceScreen
          label={t('Simulated publisher page')}
          overlay={
            <>
              <div className="phone-sticky">
                <Slot name="320x50" live={fill('320x50')} />
              </div>
              {overlay}
            </>
          }
          onProgress={onProgress}
        >
          <ArticlePage fill={fill} hasVideo={hasVideo} />
        </DeviceScreen>
      </div>
    </div>
  );
}
