/** Shows a field's error below it. `id` is for the field's `aria-describedby`. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return error ? (
    <p id={id} className="mt-1.5 text-sm text-error">
      {error}
    </p>
  ) : null;
}
