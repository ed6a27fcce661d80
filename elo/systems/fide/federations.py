"""The codes of FIDE's member federations, as its own rating lists write them.

The federations that FIDE ranks (ratings.fide.com/top_federations.phtml), as two copies of that page
have them, of 2024 and 2026. A code that is not among them is a slip, another body's code (``DEU``),
or a federation that joined since; who it belongs to is then not known.
"""

_CODES = (
    "AFG AHO ALB ALG AND ANG ANT ARG ARM ARU AUS AUT AZE BAH BAN BAR BDI BEL BER BHU BIH BIZ "
    "BLR BOL BOT BRA BRN BRU BUL BUR CAF CAM CAN CAY CGO CHA CHI CHN CIV CMR COD COL COM CPV "
    "CRC CRO CUB CYP CZE DEN DJI DMA DOM ECU EGY ENG ERI ESA ESP EST ETH FAI FIJ FIN FRA GAB "
    "GAM GCI GEO GEQ GER GHA GRE GRL GRN GUA GUM GUY HAI HKG HON HUN INA IND IOM IRI IRL IRQ "
    "ISL ISR ISV ITA IVB JAM JCI JOR JPN KAZ KEN KGZ KOR KOS KSA KUW LAO LAT LBA LBN LBR LCA "
    "LES LIE LTU LUX MAC MAD MAR MAS MAW MDA MDV MEX MGL MKD MLI MLT MNC MNE MOZ MRI MTN MYA "
    "NAM NCA NCL NED NEP NGR NIG NOR NRU NZL OMA PAK PAN PAR PER PHI PLE PLW PNG POL POR PUR "
    "QAT ROU RSA RUS RWA SCO SEN SEY SGP SKN SLE SLO SMR SOL SOM SRB SRI SSD STP SUD SUI SUR "
    "SVK SWE SWZ SYR TAN TGA THA TJK TKM TLS TOG TPE TTO TUN TUR UAE UGA UKR URU USA UZB VAN "
    "VEN VIE VIN WLS YEM ZAM ZIM"
)
#: Members of FIDE. Players of Russia and Belarus are listed under :data:`FIDE_FLAG`, and belong to
#: these two all the same.
MEMBERS = _CODES.split(" ")

#: Who plays under FIDE's own flag belongs to FIDE, and to none of its federations.
FIDE_FLAG = "FID"
#: What FIDE's lists call somebody who belongs to no federation.
NO_MEMBER = "NON"
