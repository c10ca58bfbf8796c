export default function Home() {
  return (
    <main>
      <h1>Naluma</h1>
    </main>
  );
}
