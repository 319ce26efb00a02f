export default function Page() {
  return <main id="main">gallery/type</main>;
}
