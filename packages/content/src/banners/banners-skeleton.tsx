export const BannersSkeleton = () => (
  <div className="carousel" data-theme="dark" aria-hidden="true" />
);
