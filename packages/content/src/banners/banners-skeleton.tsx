/** A placeholder of the same size as the banners. */
export const BannersSkeleton = () => (
  <div className="carousel" data-theme="dark" aria-hidden="true" />
);
