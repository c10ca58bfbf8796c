/** Reserves the space of the jackpot while its script loads. */
export function JackpotSkeleton({ title }: { title: string }) {
  return (
    <section className="card jp" aria-busy="true">
      <div className="jp-h">
        <h2>{title}</h2>
      </div>
      <div className="digits" />
    </section>
  );
}
