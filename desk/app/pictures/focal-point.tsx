import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { PictureFields } from '#content/entities/library-picture.ts';
import type { PictureSize } from './cut-preview.tsx';
import styles from './focal-point.module.css';
import { type Point, pointAt, pointByKey } from './move-point.ts';

interface FocalPointProps {
  src: string | undefined;
  alt: string;
  size: PictureSize;
  focus: PictureFields['focus'];
  onChange: (focus: Point) => void;
  /** The drag is over, or the keys are done: time to save. */
  onDone: () => void;
  isDisabled: boolean;
}

const keysDoneMilliseconds = 600;

/** The picture with the point that every cut keeps in sight: by drag, or by arrow keys. */
export function FocalPoint({ src, alt, size, focus, onChange, onDone, isDisabled }: FocalPointProps) {
  const picture = useRef<HTMLDivElement>(null);
  const keysDone = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = focus ?? { x: 50, y: 50 };

  const follow = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (box) onChange(pointAt(box, clientX, clientY));
  };
  function onPointerDown(event: PointerEvent<HTMLDivElement>): void {
    if (isDisabled || event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelector<HTMLElement>('[role="slider"]')?.focus();
    follow(event);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = isDisabled ? undefined : pointByKey(point, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onChange(next);
    // Ten presses are one change, with one way back.
    clearTimeout(keysDone.current);
    keysDone.current = setTimeout(onDone, keysDoneMilliseconds);
  }

  return (
    <div
      ref={picture}
      className={styles.picture}
      data-disabled={isDisabled}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        width: `min(100%, calc(20rem * ${size.width / size.height}))`,
      }}
      onPointerDown={onPointerDown}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && follow(event)}
      onPointerUp={onDone}
    >
      <img src={src} alt={alt} draggable={false} />
      <span
        role="slider"
        tabIndex={0}
        className={styles.point}
        data-set={focus !== undefined}
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label="Focal point"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={point.x}
        aria-valuetext={`${point.x} percent across, ${point.y} percent down`}
        aria-disabled={isDisabled}
        onKeyDown={onKeyDown}
        onBlur={onDone}
      />
    </div>
  );
}
