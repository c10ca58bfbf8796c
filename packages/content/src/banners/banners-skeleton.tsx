/** Where the banners will be, in their size. */
export const BannersSkeleton = () => <div className="bn" data-theme="dark" aria-hidden="true" />;
