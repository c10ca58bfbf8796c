/** A line of words to come. `label` is spoken once, by the region that waits. */
export function Skeleton() {
  return <span className="sk" aria-hidden="true" />;
}

/** Tiles to come, as many as the first rows hold, so that nothing moves when they arrive. */
export function TileSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div className="grid" role="status" aria-label={label}>
      {Array.from({ length: count }, (_, place) => (
        <div key={place} aria-hidden="true">
          <span className="sk sk-tile" />
          <span className="sk sk-name" />
          <span className="sk sk-by" />
        </div>
      ))}
    </div>
  );
}
