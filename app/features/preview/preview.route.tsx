export default function Page() {
  return <main id="main">preview/preview</main>;
}
