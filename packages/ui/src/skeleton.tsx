/** A placeholder for a line of text. */
export function Skeleton() {
  return <span className="sk" aria-hidden="true" />;
}

/** Placeholders for the tiles of the first rows, so that nothing moves when they load. */
export function TileSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <>
      <output className="vh">{label}</output>
      <div className="grid" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <span className="sk sk-tile" />
            <span className="sk sk-name" />
            <span className="sk sk-by" />
          </div>
        ))}
      </div>
    </>
  );
}
