import './add-product.css';
import { Link, useNavigate, useParams } from 'react-router';
import { api, toData } from '#app/api/client.ts';
import { load, revalidateUnlessQueryChanges } from '#app/components/load.ts';
import { LoadedPart } from '#app/components/loaded-part.tsx';
import { amount, choice, choices, type Fields, line, oneOf, type Problem, paragraph, type RecordField } from '#app/components/record/fields.ts';
import { RecordForm } from '#app/components/record/record-form.tsx';
import { SectionFrame } from '#app/components/section/section-frame.tsx';
import { requireSession } from '#app/components/session/guard.ts';
import { useText } from '#app/i18n/use-text.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx';
import { showToast } from '#app/ui/toast/show-toast.ts';
import { activeDemos } from '#catalogue/demos.ts';
import { formats } from '#catalogue/formats.ts';
import type { Product, Shop } from '#mock-api/records/shop.ts';
import type { Route } from './+types/add-product.route';
import { calls } from './product.ts';
import { PICTURE, PictureDrop, SpecificationRows } from './product-fields.tsx';
import { inks, toProductPath } from './product-parts.tsx';

export const handle = { hydrate: 'at-once' };

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  const init = { signal: request.signal };
  return { data: load(Promise.all([toData(api.products.$get({}, { init })), toData(api.shops.$get({}, { init }))])) };
}

export const shouldRevalidate = revalidateUnlessQueryChanges;

/** `/ecommerce-add-product`: a shop offers a kit; with an id it changes one. */
export default function AddProductPage({ loaderData }: Route.ComponentProps) {
  return <AddProduct {...loaderData} />;
}

export function HydrateFallback() {
  return <AddProduct />;
}

function AddProduct({ data }: Partial<Route.ComponentProps['loaderData']>) {
  const { t } = useText();
  const { id } = useParams();
  return (
    <SectionFrame
      title={id === undefined ? 'Add a product' : 'Edit the product'}
      note="Shops, customers and orders are invented. Nothing is sold and no money moves."
    >
      <LoadedPart loading={data} skeleton={['form']} missing="The products could not be loaded.">
        {([products, shops]) => {
          const product = products.find((one) => String(one.id) === id);
          if (id === undefined || product) return <ProductForm key={id ?? 'new'} product={product} shops={shops} />;
          return (
            <EmptyState title={t('There is no such product.')}>
              <Button as={Link} to="/ecommerce-products?view=list">
                {t('All products')}
              </Button>
            </EmptyState>
          );
        }}
      </LoadedPart>
    </SectionFrame>
  );
}

interface ProductValues {
  readonly name: string;
  readonly category: string;
  readonly shop: string;
  readonly madeFrom: string;
  readonly newPrice: number;
  readonly oldPrice: number;
  readonly image: string;
  readonly colors: readonly string[];
  readonly specification: Product['specification'];
  readonly features: readonly string[];
}

const MAX_FEATURES = 12;

const price = amount('Price in US dollars', 'Please enter the price.');

const oldPrice: RecordField<number> = {
  ...amount('Old price in US dollars', 'Please enter the price.'),
  isRequired: false,
  hint: 'Leave it empty if there is no offer.',
  read: (texts, tag) => (texts[0]?.trim() ? price.read(texts, tag) : { value: 0 }),
};

const lines: RecordField<readonly string[]> = {
  ...paragraph('Features, one a line'),
  read([text = '']) {
    const value = text.split('\n').flatMap((one) => one.trim() || []);
    return value.length > MAX_FEATURES ? { problem: { label: 'Not more than {{n}}.', values: { n: MAX_FEATURES } } } : { value };
  },
  write: (value) => [value.join('\n')],
};

const specification: RecordField<Product['specification']> = {
  label: 'Specification',
  control: 'text',
  isRequired: false,
  isWide: true,
  read(texts) {
    const rows = Array.from({ length: texts.length / 2 }, (_, at) => ({
      type: (texts[at * 2] ?? '').trim(),
      value: (texts[at * 2 + 1] ?? '').trim(),
    }));
    const filled = rows.filter(({ type, value }) => type || value);
    return filled.every(({ type, value }) => type && value) ? { value: filled } : { problem: { label: 'Each line needs its name and its value.' } };
  },
  write: (rows) => rows.flatMap(({ type, value }) => [type, value]),
  draw: (name, texts, initial) => <SpecificationRows name={name} texts={texts} initial={initial} />,
};

function toFields(shops: readonly Shop[]): Fields<ProductValues> {
  return {
    name: line('Name', 'Please enter the name of the product.'),
    category: choice(
      'Category',
      formats.map(({ name }) => name),
    ),
    shop: oneOf(
      'Shop',
      'Please choose the shop.',
      shops.map(({ id, name }) => ({ value: String(id), text: name })),
    ),
    madeFrom: oneOf(
      'Made from',
      'Please choose the demo.',
      activeDemos.map(({ slug, name }) => ({ value: slug, text: name })),
    ),
    newPrice: price,
    oldPrice,
    image: {
      ...line('Picture', undefined, { maxLength: PICTURE.maxLength }),
      isWide: true,
      draw: (name, texts, initial) => <PictureDrop name={name} texts={texts} initial={initial} />,
    },
    colors: choices(
      'Colours',
      inks.map((ink) => ({ value: ink, text: ink })),
      'Please choose a colour at least.',
    ),
    specification,
    features: lines,
  };
}

function ProductForm({ product, shops }: { product: Product | undefined; shops: readonly Shop[] }) {
  const { t, tData } = useText();
  const navigate = useNavigate();
  const save = async (values: ProductValues): Promise<boolean> => {
    const closeLabel = t('Close');
    const json = toProduct(values, product);
    try {
      const saved = await (product ? calls.update({ ...json, id: product.id }) : calls.add(json));
      const text = product ? t('{{name}} was saved.', { name: saved.name }) : t('{{name}} was added.', { name: saved.name });
      void showToast({ text, closeLabel });
      void navigate(toProductPath(saved.id));
      return true;
    } catch (error) {
      void showToast({ text: tData(error instanceof Error ? error.message : String(error)), isError: true, closeLabel });
      return false;
    }
  };
  const value: Partial<ProductValues> = product
    ? {
        ...product,
        shop: String(product.shop),
        oldPrice: product.isOffer ? product.oldPrice : 0,
        image: product.image.startsWith('data:') ? product.image : '',
        colors: product.colorOptions.map(({ color }) => color),
      }
    : { colors: ['Full colour'] };
  const shown = value.oldPrice === 0 ? { ...value, oldPrice: undefined } : value;
  return (
    <div className="product-form">
      <RecordForm
        fields={toFields(shops)}
        value={toKnown(shown)}
        saveLabel={product ? t('Save') : t('Add the product')}
        check={checkPrices}
        onSave={save}
      >
        <Button as={Link} to="/ecommerce-products?view=list">
          {t('Cancel')}
        </Button>
      </RecordForm>
    </div>
  );
}

function toKnown(value: { readonly [Name in keyof ProductValues]?: ProductValues[Name] | undefined }): Partial<ProductValues> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined));
}

function checkPrices({ newPrice, oldPrice: before }: ProductValues): Readonly<Record<string, Problem>> {
  return before > 0 && before <= newPrice ? { oldPrice: { label: 'The old price is above the price, or empty.' } } : {};
}

function toProduct(values: ProductValues, before: Product | undefined) {
  const { madeFrom, newPrice, colors } = values;
  const isOffer = values.oldPrice > newPrice;
  const full = isOffer ? values.oldPrice : newPrice;
  // Without a picture of its own it shows that of the demo.
  const image = values.image || madeFrom;
  const isSame = before?.image === image && before.madeFrom === madeFrom;
  return {
    name: values.name,
    category: values.category,
    shop: Number(values.shop),
    madeFrom,
    newPrice,
    oldPrice: full,
    isOffer,
    offer: isOffer ? Math.round((1 - newPrice / full) * 100) : 0,
    image,
    subImage: isSame ? before.subImage : [...new Set([image, madeFrom]), `${madeFrom}/preview.mp4`, `${madeFrom}/backup.jpg`],
    colorOptions: inks.filter((ink) => colors.includes(ink)).map((color) => ({ color, image })),
    specification: values.specification,
    features: [...values.features],
  };
}
