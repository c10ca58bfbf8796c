/** Where the banners will be, in their size. */
export const BannersPlace = () => <div className="bn" data-theme="dark" aria-hidden="true" />;
