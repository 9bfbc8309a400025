const PARTIES = Array.from({ length: 10 }, (_, index) => index + 1)
const FLEX_DAYS = [1, 2, 3, 7]

/** Dates and party; works without scripts. */
export function StaySearch() {
  return (
    <form action="/browse">
      <label>
        Check-in <input type="date" name="checkIn" />
      </label>
      <label>
        Check-out <input type="date" name="checkOut" />
      </label>
      <label>
        Guests
        <select name="party">
          {PARTIES.map((party) => (
            <option key={party} value={party}>
              {party === 1 ? '1 guest' : `${party} guests`}
            </option>
          ))}
        </select>
      </label>
      <label>
        Flexible days
        <select name="flex">
          <option value="0">Exact dates</option>
          {FLEX_DAYS.map((days) => (
            <option key={days} value={days}>
              ± {days} {days === 1 ? 'day' : 'days'}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">Find a stay</button>
    </form>
  )
}
