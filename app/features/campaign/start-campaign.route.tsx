export default function Page() {
  return <main id="main">campaign/start-campaign</main>;
}
