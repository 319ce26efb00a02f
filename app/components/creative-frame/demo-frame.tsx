import './demo-frame.css';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useBrand } from '#app/components/brand/brand-store.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';
import { CreativeConnection } from './connect.ts';
import { toLiveConfig } from './live-config.ts';

interface DemoFrameProps {
  readonly demo: FrameDemo;
  /** Of 1: how large it is drawn. */
  readonly scale?: number;
  onClose(): void;
}

/** The running creative in its sandboxed frame (docs/architecture.md), at its true size or smaller; its recording when it fails. */
export function DemoFrame({ demo, scale = 1, onClose }: DemoFrameProps) {
  const { t, language } = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [landing, setLanding] = useState<string>();
  const locale = useRef(language.tag);
  const brand = useRef(useBrand().kit);

  // Who asked for it by keyboard goes on from here; the next stop is the ad.
  useEffect(() => close.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!frame.current) return;
    const connection = new CreativeConnection(frame.current, demo.creativeUrl, {
      toConfig: () => toLiveConfig(locale.current, brand.current),
      onMessage(message) {
        if (message.t === 'exit') setLanding(message.url);
        else if (message.t === 'request' && document.activeElement === frame.current) close.current?.focus();
      },
      onFailure: () => setFailed(true),
    });
    return () => connection.close();
  }, [demo.creativeUrl]);

  return (
    <div className="demo-frame">
      <p className="demo-frame-bar">
        <TextButton ref={close} onClick={onClose}>
          {t('Close the ad')}
        </TextButton>
        <span role="status">
          {hasFailed && t('The ad could not run here. This is its recording.')}
          {landing && !hasFailed && (
            <>
              {t('Here the ad would open its advertiser’s page:')} <span className="mono">{landing}</span>
            </>
          )}
        </span>
      </p>
      {hasFailed ? (
        <video src={demo.video} controls muted playsInline />
      ) : (
        <div className="demo-frame-place" style={scale < 1 ? toLooks(demo, scale) : undefined} data-scaled={scale < 1 || undefined}>
          <iframe
            ref={frame}
            {...sizes[demo.size]}
            title={t('{{name}}, interactive demo', { name: demo.name })}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            allow="autoplay *"
          />
        </div>
      )}
    </div>
  );
}

function toLooks({ size }: FrameDemo, scale: number): CSSProperties {
  const { width, height } = sizes[size];
  const looks: CSSProperties & Record<'--scale', number> = { width: width * scale, height: height * scale, '--scale': scale };
  return looks;
}
