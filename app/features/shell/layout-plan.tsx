import type { SettingValue } from '#app/components/settings/layout-state.ts';

/** A small plan of a layout: the menu is the marked part. */
export function LayoutPlan({ layout }: { layout: SettingValue<'layoutType'> }) {
  return (
    <svg className="layout-plan" viewBox="0 0 100 60" aria-hidden="true">
      {layout === 'vertical' ? (
        <>
          <path className="layout-plan-menu" d="M0 0h26v60H0z" />
          <path d="M32 6h62v5H32zM32 18h28v34H32zM66 18h28v34H66z" />
        </>
      ) : (
        <>
          <path d="M6 4h20v4H6zM74 4h20v4H74zM6 26h40v28H6zM54 26h40v28H54z" />
          <path className="layout-plan-menu" d="M0 12h100v7H0z" />
        </>
      )}
    </svg>
  );
}
