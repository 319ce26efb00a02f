import './price-arithmetic.css';
import { toFigure } from '#app/components/to-figure.ts';
import { useText } from '#app/i18n/use-text.ts';

/** Invented, and said to be; chosen so that the division can be checked in the head. */
const sample = { budget: 10_000, price: 25 };

/** How a price becomes a plan: one division. */
export function PriceArithmetic() {
  const { t, language } = useText();
  const parts = [
    { figure: sample.budget, name: t('Budget') },
    { figure: sample.price, name: t('Price of one lead') },
    { figure: sample.budget / sample.price, name: t('Leads you get') },
  ];
  return (
    <section className="arithmetic" aria-labelledby="arithmetic">
      <h2 id="arithmetic">{t('The arithmetic is short.')}</h2>
      <dl>
        {parts.map(({ figure, name }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{toFigure(figure, language.tag)}</dd>
          </div>
        ))}
      </dl>
      <p className="dim">
        {t('Sample figures in no currency. Real prices depend on market, audience and format: they are in your plan before anything is booked.')}
      </p>
    </section>
  );
}
