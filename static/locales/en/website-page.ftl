### The dialog for webmasters: what stands in its HTML.

website-heading = The calculator on your club's website
website-close = Close
website-about = Choose what it looks like, copy the lines, and paste them into your page where it takes HTML. Nothing that your visitors type is sent anywhere.
website-language = Language
website-system = Rating system to begin with
website-mode = Mode to begin with
website-k = K to begin with
website-theme = Colours
website-theme-page = As your page
website-theme-light = Light
website-theme-dark = Dark
website-theme-auto = As the visitor's device
website-accent = Your club's colour
website-colour =
    .aria-label = Colour
website-systems = Systems to choose from
website-element = For most sites: the height follows by itself
website-copy-element = Copy these lines
website-frame = For sites that remove scripts: a frame of a fixed height
website-copy-frame = Copy this frame
website-preview = This is how it looks
