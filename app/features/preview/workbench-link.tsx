import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '#app/i18n/use-text.ts';
import type { Demo } from '#catalogue/demo.ts';
import { toFormatSlug } from '#catalogue/formats.ts';

/** From the ad's own page to its tools, with the brand that the page's link brought. */
export function WorkbenchLink({ demo }: { demo: Demo }) {
  const { t } = useText();
  // No server knows what stands behind the `#`.
  const [hash, setHash] = useState('');
  useEffect(() => setHash(location.hash), []);
  return (
    <Link className="workbench-link" to={{ pathname: `/experience/${toFormatSlug(demo.format[0] ?? '')}/preview/${demo.id}`, hash }}>
      {t('Open with all tools')}
    </Link>
  );
}
