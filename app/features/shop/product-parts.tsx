import './product-parts.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormatters } from '#app/components/formatters.ts';
import type { Label } from '#app/i18n/dictionaries/en.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { Color, Product } from '#mock-api/records/shop.ts';
import { usePutIntoCart } from './cart.ts';

/** The inks as labels, in the order in which they are offered. */
export const inks = ['Full colour', 'Graphite', 'Sepia', 'Petrol', 'Violet'] as const satisfies readonly Color[] & readonly Label[];

export const toProductPath = (id: number, color?: Color) =>
  `/ecommerce-product-detail/${id}${color && color !== 'Full colour' ? `?colour=${color.toLowerCase()}` : ''}`;

interface PictureProps {
  /** As a product names it: a creative's folder, a file in it, or a picture of one's own. */
  readonly picture: string;
  readonly color?: Color;
  /** '' where the name stands beside it. */
  readonly alt: string;
  readonly isEager?: boolean;
  /** A clip as its still. */
  readonly isStill?: boolean;
}

/** A picture of a product, printed in one of its inks. */
export function ProductPicture({ picture, color = 'Full colour', alt, isEager = false, isStill = false }: PictureProps) {
  const { t } = useText();
  const ink = color.toLowerCase();
  if (picture.endsWith('.mp4') && !isStill)
    return (
      <video
        className="product-picture"
        data-ink={ink}
        src={`/creatives/${picture}`}
        aria-label={t('{{name}}, clip without sound', { name: alt })}
        controls
        muted
        loop
        playsInline
        preload="metadata"
      />
    );
  return (
    <img
      className="product-picture"
      data-ink={ink}
      data-whole={picture.endsWith('.jpg') || undefined}
      src={toSource(picture)}
      alt={alt}
      width="640"
      height="360"
      loading={isEager ? 'eager' : 'lazy'}
    />
  );
}

function toSource(picture: string): string {
  if (picture.startsWith('data:')) return picture;
  const [slug, file] = picture.split('/');
  return `/creatives/${slug}/${file === undefined || file.endsWith('.mp4') ? 'thumbnail.avif' : file}`;
}

/** The price, and what it was before the offer. */
export function Price({
  product: { newPrice, oldPrice, isOffer, offer },
}: {
  product: Pick<Product, 'newPrice' | 'oldPrice' | 'isOffer' | 'offer'>;
}) {
  const { t } = useText();
  const format = useFormatters();
  return (
    <p className="product-price">
      <strong>{format.usd(newPrice)}</strong>
      {isOffer && (
        <>
          {' '}
          <s>
            <span className="visually-hidden">{t('Price before the offer')} </span>
            {format.usd(oldPrice)}
          </s>{' '}
          <span className="product-offer mono">{format.change(-offer)}</span>
        </>
      )}
    </p>
  );
}

const SCALE = 60;

/** What buyers gave it, on a scale of five. */
export function RatingMark({ rating, reviews }: Pick<Product, 'rating' | 'reviews'>) {
  const { t, language } = useText();
  if (reviews === 0) return <p className="product-rating dim">{t('Not rated yet')}</p>;
  const shown = new Intl.NumberFormat(language.tag, { minimumFractionDigits: 1 }).format(rating);
  return (
    <p className="product-rating">
      <svg width={SCALE} height="8" viewBox={`0 0 ${SCALE} 8`} aria-hidden="true">
        <path d={`M0 4H${SCALE}`} className="product-rating-scale" />
        <path d={`M0 4H${(rating / 5) * SCALE}`} className="product-rating-value" />
        <path d={[1, 2, 3, 4].map((at) => `M${(at * SCALE) / 5} 0V8`).join('')} className="product-rating-tick" />
      </svg>
      <span className="visually-hidden">{t('{{rating}} of 5, ratings: {{n}}', { rating: shown, n: reviews })}</span>
      <span className="mono" aria-hidden="true">
        {shown} <span className="dim">({reviews})</span>
      </span>
    </p>
  );
}

interface ProductCardProps {
  readonly product: Product;
  readonly heading?: 'h2' | 'h3';
  /** Below everything else. */
  readonly children?: ReactNode;
}

export function ProductCard({ product, heading: Heading = 'h2', children }: ProductCardProps) {
  const { t, tData } = useText();
  const format = useFormatters();
  const put = usePutIntoCart();
  return (
    <article className="product-card">
      <div className="product-card-picture">
        <ProductPicture picture={product.image} alt="" />
        {product.isOffer && <span className="product-card-offer mono">{format.change(-product.offer)}</span>}
      </div>
      <p className="dim">{tData(product.category)}</p>
      <Heading>
        <Link to={toProductPath(product.id)} lang="en">
          {product.name}
        </Link>
      </Heading>
      <RatingMark rating={product.rating} reviews={product.reviews} />
      <div className="product-card-foot">
        <Price product={product} />
        <Button aria-label={t('Put {{name}} into the cart', { name: product.name })} onClick={() => void put(product, 'Full colour')}>
          {t('Into the cart')}
        </Button>
      </div>
      {children}
    </article>
  );
}
