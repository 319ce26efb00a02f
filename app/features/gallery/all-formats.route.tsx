export default function Page() {
  return <main id="main">gallery/all-formats</main>;
}
