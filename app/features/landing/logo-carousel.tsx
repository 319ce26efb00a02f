import './logo-carousel.css';
import { Carousel } from '#app/ui/carousel.tsx';
import type { Brand } from './logos.ts';
import { useCarouselText } from './use-carousel-text.ts';

const AUTOPLAY_MS = 2500; // spec §9

/** Greyscaled logos, drawn from a glyph and the name; the colour comes back under the pointer. */
export function LogoCarousel({ label, brands }: { label: string; brands: readonly Brand[] }) {
  const text = useCarouselText();
  const slides = brands.map((brand) => ({ key: brand.name, content: <BrandLogo brand={brand} /> }));
  return (
    <div className="logo-carousel">
      <Carousel label={label} slides={slides} autoplayMs={AUTOPLAY_MS} text={text} />
    </div>
  );
}

function BrandLogo({ brand }: { brand: Brand }) {
  return (
    <p className="client-logo" style={{ fontWeight: brand.weight, letterSpacing: `${brand.spacing}em` }}>
      <svg
        viewBox="0 0 42 48"
        {...(brand.isOutline ? { fill: 'none', stroke: brand.colour, strokeWidth: 3 } : { fill: brand.colour, fillRule: 'evenodd' })}
        aria-hidden="true"
      >
        <path d={brand.glyph} />
      </svg>
      {brand.name}
    </p>
  );
}
