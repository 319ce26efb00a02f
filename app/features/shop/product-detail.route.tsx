import './product-detail.css';
import { type ReactNode, Suspense, use, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { DemoLink } from '#app/components/demo-link.tsx';
import { type Loaded, load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Color, Product } from '#mock-api/records/shop.ts';
import type { Route } from './+types/product-detail.route';
import { usePutIntoCart } from './cart.ts';
import { inks, Price, ProductCard, ProductPicture, RatingMark } from './product-parts.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';
import { Reviews } from './reviews.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { signal: request.signal };
  return {
    product: load(toData(api.product[':id'].$get({ param: { id } }, { init }))),
    comments: load(toData(api['comments-product'].$get({}, { init }))),
  };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

type Data = Route.ComponentProps['loaderData'];
type ProductDetail = Product & { readonly recentProducts: readonly Product[] };

/** `/ecommerce-product-detail/:id`: whoever considers a kit sees what it is, what others say of it, and puts it into the cart. */
export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />;
}

export function HydrateFallback() {
  return <ProductScreen />;
}

function ProductScreen({ product, comments }: Partial<Data>) {
  const { t } = useText();
  const frame = (name?: string) => (
    <SectionFrame title="Product" note="Shops, customers and orders are invented. Nothing is sold and no money moves." {...(name && { name })}>
      <Link className="product-back" to="/ecommerce-products">
        <Icon name="previous" size={16} />
        {t('All products')}
      </Link>
      <LoadedPart loading={product} skeleton={['figure', 'chart']} missing="The product could not be loaded.">
        {(loaded) => (
          <>
            <Detail key={loaded.id} product={loaded} />
            <LoadedPart loading={comments} skeleton={['rows']} missing="The reviews could not be loaded.">
              {(all) => <Reviews key={loaded.id} productId={loaded.id} ratings={loaded.reviews} loaded={all} />}
            </LoadedPart>
            <section className="product-recent" aria-labelledby="recent-heading">
              <h2 id="recent-heading">{t('Recent products')}</h2>
              <ul className="product-recent-list">
                {loaded.recentProducts.map((one) => (
                  <li key={one.id}>
                    <ProductCard product={one} heading="h3" />
                  </li>
                ))}
              </ul>
            </section>
          </>
        )}
      </LoadedPart>
    </SectionFrame>
  );
  return product ? (
    <Suspense fallback={frame()}>
      <Named loading={product}>{frame}</Named>
    </Suspense>
  ) : (
    frame()
  );
}

/** The page is named after the product as soon as it is known. */
function Named({ loading, children }: { loading: Promise<Loaded<ProductDetail>>; children: (name?: string) => ReactNode }) {
  const loaded = use(loading);
  return children(loaded.status === 'success' ? loaded.data.name : undefined);
}

function Detail({ product }: { product: ProductDetail }) {
  const { t, tData } = useText();
  const put = usePutIntoCart();
  const [query, setQuery] = useSearchParams();
  const [quantity, setQuantity] = useState(1);
  const colors = product.colorOptions.map(({ color }) => color);
  const color = colors.find((one) => one.toLowerCase() === query.get('colour')) ?? colors[0] ?? 'Full colour';
  // A bundle has pictures of each of its demos.
  const demos = [...new Set([product.madeFrom, ...product.subImage.map((picture) => picture.split('/')[0] ?? '')])];
  const choose = (one: Color) => {
    const next = new URLSearchParams(query);
    if (one === colors[0]) next.delete('colour');
    else next.set('colour', one.toLowerCase());
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section className="product-detail" aria-label={product.name}>
      <Gallery product={product} color={color} />
      <div className="product-facts">
        <div>
          <p className="dim">{tData(product.category)}</p>
          <div className="product-big-price">
            <Price product={product} />
          </div>
          <RatingMark rating={product.rating} reviews={product.reviews} />
        </div>
        {colors.length > 0 && (
          <fieldset className="product-colors">
            <legend>{t('Colour')}</legend>
            {inks
              .filter((ink) => colors.includes(ink))
              .map((ink) => (
                <label key={ink}>
                  <input type="radio" name="colour" className="visually-hidden" checked={ink === color} onChange={() => choose(ink)} />
                  <ProductPicture picture={product.image} color={ink} alt="" isStill />
                  {t(ink)}
                </label>
              ))}
          </fieldset>
        )}
        <div className="product-buy">
          <QuantityStepper name={product.name} value={quantity} onChange={setQuantity} />
          <Button isPrimary onClick={() => void put(product, color, quantity)}>
            {t('Put into the cart')}
            <Icon name="arrow" />
          </Button>
          <Button as={Link} to="/ecommerce-cart">
            {t('See the cart')}
          </Button>
        </div>
        {product.madeFrom && (
          <p className="product-made">
            <span className="dim">{t('Made from')}</span>
            {demos.map((slug) => (
              <DemoLink key={slug} slug={slug}>
                {(name) => (
                  <>
                    {name} <Icon name="arrow" size={16} />
                  </>
                )}
              </DemoLink>
            ))}
          </p>
        )}
      </div>
      <div className="product-specification">
        <h2>{t('Specification')}</h2>
        <dl>
          {product.specification.map(({ type, value }) => (
            <div key={type}>
              <dt lang="en">{type}</dt>
              <dd lang="en">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {product.features.length > 0 && (
        <div className="product-features">
          <h2>{t('Features')}</h2>
          <ul>
            {product.features.map((feature) => (
              <li key={feature} lang="en">
                {feature}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** One picture at a time: radio buttons, so that arrow keys go from one to the next. */
function Gallery({ product: { name, image, subImage }, color }: { product: Product; color: Color }) {
  const { t } = useText();
  const [query, setQuery] = useSearchParams();
  const pictures = subImage.length > 0 ? subImage : [image];
  const wanted = Number(query.get('picture') ?? 1) - 1;
  const shown = pictures[wanted] === undefined ? 0 : wanted;
  const show = (at: number) => {
    const next = new URLSearchParams(query);
    if (at === 0) next.delete('picture');
    else next.set('picture', String(at + 1));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isClip = (at: number) => pictures[at]?.endsWith('.mp4') === true;
  const toName = (at: number) =>
    t(isClip(at) ? '{{name}}, clip, {{n}} of {{total}}' : '{{name}}, picture {{n}} of {{total}}', { name, n: at + 1, total: pictures.length });
  return (
    <div className="product-gallery">
      <div className="product-gallery-stage">
        <ProductPicture key={pictures[shown]} picture={pictures[shown] ?? image} color={color} alt={toName(shown)} isEager />
      </div>
      {pictures.length > 1 && (
        <fieldset className="product-thumbnails">
          <legend className="visually-hidden">{t('Pictures')}</legend>
          {pictures.map((picture, at) => (
            <label key={picture}>
              <input
                type="radio"
                name="picture"
                className="visually-hidden"
                checked={at === shown}
                onChange={() => show(at)}
                aria-label={toName(at)}
              />
              <ProductPicture picture={picture} color={color} alt="" isStill />
              {isClip(at) && <Icon name="play" size={16} />}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
