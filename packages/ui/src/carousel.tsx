import { type ReactNode, useCallback, useId } from "react";
import { IconButton } from "./icon-button.tsx";
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from "./icon.ts";
import { useCarousel } from "./use-carousel.ts";

export interface Slide {
  readonly id: number;
  /** The title of its tab, and the heading unless the picture contains the text itself. */
  readonly name: string;
  readonly isPictureOnly: boolean;
  /** Below the heading; '' for none. */
  readonly line: string;
  /** The URL of the artwork, 12:5 with the left third empty; without it, the area stays dark. */
  readonly picture: string | undefined;
  /** A link or button. With the class `carousel-link`, it covers the whole slide. */
  readonly action: ReactNode;
}

export interface CarouselProps {
  /** The accessible name of the region: "Banners". */
  label: string;
  /** The role descriptions for screen readers: "carousel", and "slide" for each slide. */
  kind: { carousel: string; slide: string };
  slides: readonly Slide[];
  words: { pause: string; resume: string; before: string; after: string };
  /** "1 of 4" */
  positionLabel: (index: number, total: number) => string;
}

/**
 * Slides that change by themselves every seven seconds, with a tab for each. They pause on hover, on
 * focus and on a hidden page, and stop with the pause button. With reduced motion they change only
 * on demand (APG, tabbed carousel).
 */
export function Carousel({ label, kind, slides, words, positionLabel }: CarouselProps) {
  const id = useId();
  const fetchAhead = useCallback(
    (index: number) => {
      const picture = slides[index]?.picture;
      if (picture !== undefined) new Image().src = picture;
    },
    [slides],
  );
  const { ref, current, turned, moves, stopped, toggle, show, step, onKeyDown, ...swiping } =
    useCarousel(slides.length, fetchAhead);

  return (
    <section
      className="carousel"
      data-theme="dark"
      aria-roledescription={kind.carousel}
      aria-label={label}
      data-moves={moves || undefined}
      data-turned={turned || undefined}
      ref={ref}
    >
      {slides.length > 1 && (
        <div className="carousel-controls">
          <div className="carousel-tabs" role="tablist" aria-label={label}>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                role="tab"
                id={`${id}t${index}`}
                className="clip"
                aria-selected={index === current}
                aria-controls={`${id}s${index}`}
                tabIndex={index === current ? 0 : -1}
                onClick={() => show(index)}
                onKeyDown={onKeyDown}
              >
                {slide.name}
              </button>
            ))}
          </div>
          <IconButton className="carousel-arrow" label={words.before} onClick={() => step(-1)}>
            <CaretLeftIcon size="s" />
          </IconButton>
          <IconButton className="carousel-arrow" label={words.after} onClick={() => step(1)}>
            <CaretRightIcon size="s" />
          </IconButton>
          <IconButton label={stopped ? words.resume : words.pause} onClick={toggle}>
            {stopped ? <PlayIcon size="s" /> : <PauseIcon size="s" />}
          </IconButton>
        </div>
      )}
      <div
        className="carousel-slides"
        aria-live={moves ? "off" : "polite"}
        onPointerDown={swiping.onPointerDown}
        onPointerUp={swiping.onPointerUp}
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role={slides.length > 1 ? "tabpanel" : "group"}
            id={`${id}s${index}`}
            aria-roledescription={kind.slide}
            aria-label={positionLabel(index + 1, slides.length)}
            hidden={index !== current}
          >
            <Picture src={slide.picture} first={index === 0} />
            <div className="carousel-content">
              {!slide.isPictureOnly && <h2>{slide.name}</h2>}
              {slide.line !== "" && <p>{slide.line}</p>}
              {slide.action}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The first picture is visible when the page opens; the others load when their slide is due. */
function Picture({ src, first }: { src: string | undefined; first: boolean }) {
  if (src === undefined) return null;
  return (
    <img
      src={src}
      alt=""
      width="1200"
      height="500"
      decoding="async"
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : "auto"}
    />
  );
}
