/** Reserves the space of the jackpot while its script loads. */
export function JackpotSkeleton({ title }: { title: string }) {
  return (
    <section className="card jackpot" aria-busy="true">
      <div className="jackpot-head">
        <h2>{title}</h2>
      </div>
      <div className="jackpot-digits" />
    </section>
  );
}
