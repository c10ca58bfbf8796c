/** A placeholder for a line of text. */
export function Skeleton() {
  return <span className="skeleton" aria-hidden="true" />;
}

/** Placeholders for the tiles of the first rows, so that nothing moves when they load. */
export function TileSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <>
      <output className="visually-hidden">{label}</output>
      <div className="tile-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <span className="skeleton skeleton-tile" />
            <span className="skeleton skeleton-name" />
            <span className="skeleton skeleton-provider" />
          </div>
        ))}
      </div>
    </>
  );
}
