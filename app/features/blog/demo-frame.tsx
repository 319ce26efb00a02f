import { useEffect, useRef, useState } from 'react';
import { CreativeConnection } from '#app/components/creative-frame/connect.ts';
import { toLiveConfig } from '#app/components/creative-frame/live-config.ts';
import { useText } from '#app/i18n/use-text.ts';
import { TextButton } from '#app/ui/button/button.tsx';
import type { FrameDemo } from '#catalogue/demo.ts';
import { sizes } from '#catalogue/sizes.ts';

interface DemoFrameProps {
  readonly demo: FrameDemo;
  onClose(): void;
}

/** The running creative in its sandboxed frame (docs/architecture.md), at its true size; its recording when it fails. */
export function DemoFrame({ demo, onClose }: DemoFrameProps) {
  const { t, language } = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [landing, setLanding] = useState<string>();
  const locale = useRef(language.tag);

  // Who asked for it by keyboard goes on from here; the next stop is the ad.
  useEffect(() => close.current?.focus({ preventScroll: true }), []);

  useEffect(() => {
    if (!frame.current) return;
    const connection = new CreativeConnection(frame.current, demo.creativeUrl, {
      toConfig: () => toLiveConfig(locale.current),
      onMessage(message) {
        if (message.t === 'exit') setLanding(message.url);
        else if (message.t === 'request' && document.activeElement === frame.current) close.current?.focus();
      },
      onFailure: () => setFailed(true),
    });
    return () => connection.close();
  }, [demo.creativeUrl]);

  return (
    <div className="blog-frame">
      <p className="blog-frame-bar">
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
        <iframe
          ref={frame}
          {...sizes[demo.size]}
          title={t('{{name}}, interactive demo', { name: demo.name })}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          allow="autoplay *"
        />
      )}
    </div>
  );
}
