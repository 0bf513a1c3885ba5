import { useEffect, useState, type DragEvent } from 'react';

type Source = File | { readonly pasted: string };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null;

/** What can be dropped anywhere and pasted at any time. */
export const useSources = (isOpen: boolean, take: (source: Source) => void) => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const paste = (event: ClipboardEvent) => {
      if (isTyping(event.target)) return;
      const [file] = event.clipboardData?.files ?? [];
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      // A spreadsheet puts a picture of its cells beside their text.
      if (pasted.trim() !== '') take({ pasted });
      else if (file) take(file);
      else return;
      event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOpen, take]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && isOpen) take(file);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(isOpen);
  };
  const leave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setOver(false);
  };
  return { isOver, onDrop: drop, onDragOver: over, onDragLeave: leave };
};
